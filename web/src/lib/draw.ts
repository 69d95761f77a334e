/** The motifs: eight-pointed star, four-centred arch, cut corners, and the shapes of the seats. */

type Point = readonly [number, number];
const fixed = (value: number) => Number(value.toFixed(2));
export const points = (list: Point[]) => list.map(([x, y]) => `${fixed(x)},${fixed(y)}`).join(' ');

export function star8(cx: number, cy: number, radius: number, turn = 0, inner = 0.7654): string {
  return points(
    Array.from({ length: 16 }, (_, k) => {
      const angle = ((turn + k * 22.5) * Math.PI) / 180;
      const r = k % 2 ? radius * inner : radius;
      return [cx + r * Math.cos(angle), cy + r * Math.sin(angle)] as const;
    }),
  );
}

export function arch(x: number, y: number, w: number, h: number, rise = w * 0.52): string {
  const c = x + w / 2;
  const s = y + rise;
  const a = s - rise * 0.42;
  const b = s - rise * 0.6;
  const d = s - rise * 0.74;
  return (
    `M${x},${y + h} V${s} C${x},${a} ${x + w * 0.1},${b} ${x + w * 0.24},${d} L${c},${y} ` +
    `L${x + w * 0.76},${d} C${x + w * 0.9},${b} ${x + w},${a} ${x + w},${s} V${y + h} Z`
  );
}

export function chamfer(x: number, y: number, w: number, h: number, c: number): string {
  return `M${x + c},${y} H${x + w - c} L${x + w},${y + c} V${y + h - c} L${x + w - c},${y + h} H${x + c} L${x},${y + h - c} V${y + c} Z`;
}

export const SHAPES = ['circle', 'diamond', 'square', 'triangle', 'cross', 'star', 'star', 'square'] as const;

/** The outline of a seat's mark round a centre, as a path. */
export function seatPath(seat: number, r: number, cx = 0, cy = 0): string {
  const line = (list: Point[]) => `M${list.map(([x, y]) => `${fixed(cx + x)},${fixed(cy + y)}`).join('L')}Z`;
  switch (SHAPES[seat % SHAPES.length]) {
    case 'circle':
      return `M${cx - r},${cy}a${r},${r} 0 1 0 ${2 * r},0a${r},${r} 0 1 0 ${-2 * r},0Z`;
    case 'diamond':
      return line([
        [0, -r * 1.2],
        [r * 1.2, 0],
        [0, r * 1.2],
        [-r * 1.2, 0],
      ]);
    case 'square':
      return line([
        [-r * 0.95, -r * 0.95],
        [r * 0.95, -r * 0.95],
        [r * 0.95, r * 0.95],
        [-r * 0.95, r * 0.95],
      ]);
    case 'triangle':
      return line([
        [0, -r * 1.18],
        [r * 1.24, r * 0.96],
        [-r * 1.24, r * 0.96],
      ]);
    case 'cross': {
      const a = r * 0.46;
      const b = r * 1.12;
      return line([
        [-a, -b],
        [a, -b],
        [a, -a],
        [b, -a],
        [b, a],
        [a, a],
        [a, b],
        [-a, b],
        [-a, a],
        [-b, a],
        [-b, -a],
        [-a, -a],
      ]);
    }
    default:
      return `M${star8(cx, cy, r * 1.16).replaceAll(' ', 'L')}Z`;
  }
}
