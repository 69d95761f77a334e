"""The first tables."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "house",
        sa.Column("name", sa.String(32), primary_key=True),
        sa.Column("value", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "guests",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("people", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("terms", sa.Text, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("host", sa.String(24), nullable=False),
        sa.Column("secret", sa.LargeBinary, nullable=False),
        sa.Column("base", sa.Text),
        sa.Column("parent", sa.String(24)),
        sa.Column("status", sa.String(12), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
        sa.Column("invite", sa.Integer, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("memo", sa.Text),
        sa.Column("deadline", sa.Float),
        sa.Column("record", sa.Text),
    )
    op.create_index("lobby", "tables", ["status", "public", "created"])
    op.create_index("due", "tables", ["deadline"])
    op.create_index("made", "tables", ["host", "status"])
    op.create_table(
        "seats",
        sa.Column("table", sa.String(24), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(12), nullable=False),
        sa.Column("planned", sa.String(12), nullable=False),
        sa.Column("guest", sa.String(24)),
        sa.Column("name", sa.String(40)),
        sa.Column("level", sa.String(16)),
        sa.Column("seed", sa.String(64), nullable=False),
        sa.Column("standing", sa.Text),
        sa.Column("teach", sa.Integer, nullable=False),
        sa.Column("token", sa.Integer, nullable=False),
    )
    op.create_index("ix_seats_guest", "seats", ["guest"])
    op.create_table(
        "members",
        sa.Column("table", sa.String(24), primary_key=True),
        sa.Column("guest", sa.String(24), primary_key=True),
    )
    op.create_table(
        "entries",
        sa.Column("table", sa.String(24), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(12), nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("chance", sa.Text, nullable=False),
        sa.Column("first", sa.Integer, nullable=False),
        sa.Column("said", sa.Text, nullable=False),
        sa.Column("key", sa.String(120)),
        sa.Column("at", sa.Float, nullable=False),
        sa.UniqueConstraint("table", "key", name="once"),
    )


def downgrade() -> None:
    for name in ("entries", "members", "seats", "tables", "guests", "house"):
        op.drop_table(name)
