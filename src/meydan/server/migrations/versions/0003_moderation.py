"""The operator keeps people out, hides tables and reads reports."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("tables", sa.Column("hidden", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "bans",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("guest", sa.String(24)),
        sa.Column("network", sa.String(50)),
        sa.Column("until", sa.Float, nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "reports",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("table", sa.String(24), nullable=False),
        sa.Column("event", sa.Integer),
        sa.Column("by", sa.String(24), nullable=False),
        sa.Column("about", sa.String(24)),
        sa.Column("name", sa.String(40)),
        sa.Column("said", sa.Text, nullable=False),
        sa.Column("words", sa.Text, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("done", sa.Boolean, nullable=False, server_default=sa.false()),
    )


def downgrade() -> None:
    op.drop_table("reports")
    op.drop_table("bans")
    op.drop_column("tables", "hidden")
