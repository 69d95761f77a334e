"""The letters of the page, cut down to those it writes: `python tools/font.py`, with fonttools and brotli installed.

The package vazirmatn carries every letter of a dozen languages in nine weights, 112 kB before the first word is read.
What lies in web/src/font is its variable font for Persian and English, from normal to black, and needs a third of that.
"""

import subprocess
import sys
import tempfile
from pathlib import Path

WEB = Path(__file__).resolve().parent.parent / "web"
WHOLE = WEB / "node_modules" / "vazirmatn" / "fonts" / "webfonts" / "Vazirmatn[wght].woff2"
LEAN = WEB / "src" / "font" / "vazirmatn.woff2"
WEIGHTS = "400:900"
LETTERS = [
    *(range(0x20, 0x7F), range(0xA0, 0x100)),
    *(range(0x60C, 0x60D), range(0x61B, 0x61C), range(0x61F, 0x620), range(0x621, 0x63B), range(0x640, 0x656)),
    *(range(0x660, 0x66D), range(0x670, 0x671), range(0x67E, 0x67F), range(0x686, 0x687), range(0x698, 0x699)),
    *(range(0x6A9, 0x6AA), range(0x6AF, 0x6B0), range(0x6C0, 0x6C1), range(0x6CC, 0x6CD), range(0x6D5, 0x6D6)),
    *(range(0x6F0, 0x6FA), range(0x200C, 0x2010), range(0x2066, 0x206A)),
    *(range(0x2010, 0x2028), range(0x2030, 0x203B), range(0x2190, 0x219A), range(0x2212, 0x2213)),
    *(range(0x2248, 0x2249), range(0x2260, 0x2266), range(0x25A0, 0x25D0)),
]
"""Latin letters, Persian ones with their points and digits, the marks of direction, and signs."""


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        narrow = Path(folder) / "narrow.ttf"
        call("varLib.instancer", str(WHOLE), f"wght={WEIGHTS}", "-o", str(narrow), "-q")
        letters = ",".join(f"{some.start:X}-{some.stop - 1:X}" for some in LETTERS)
        call(
            "subset",
            str(narrow),
            f"--unicodes={letters}",
            "--layout-features+=tnum",
            "--flavor=woff2",
            f"--output-file={LEAN}",
        )
    print(f"{LEAN.relative_to(WEB.parent)}: {LEAN.stat().st_size} bytes of {WHOLE.stat().st_size}")


def call(command: str, *given: str) -> None:
    subprocess.run([sys.executable, "-m", "fontTools", command, *given], check=True)


if __name__ == "__main__":
    main()
