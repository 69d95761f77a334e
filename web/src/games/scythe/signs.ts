/** Small signs of the game, on a grid of 20. */
import { star8 } from '../../lib/draw';

const star = (r: number) => `M${star8(10, 10, r).replaceAll(' ', 'L')}Z`;

export const SIGNS = {
  power: 'M10 2.5 4 5v5c0 4 2.6 6 6 7.5 3.4-1.5 6-3.5 6-7.500V5zM10 6v7M7 9.5h6',
  popularity: 'M10 16.5C4 12 2.5 9.5 2.5 7A3.7 3.7 0 0 1 10 6a3.7 3.7 0 0 1 7.5 1c0 2.5-1.5 5-7.5 9.5z',
  combat_cards: 'M4.5 2.5h11v15h-11zM10 6.2 12.3 10 10 13.8 7.7 10z',
  coins: `M2.5 10a7.500 7.500 0 1 0 15 0a7.500 7.500 0 1 0-15 0${star(4)}`,
  people: 'M7 6.5a3 3 0 1 0 6 0a3 3 0 1 0-6 0M4 17c0-4.5 2.5-6.5 6-6.5s6 2 6 6.5',
  hex: 'M10 2.5 16.5 6.200v7.600L10 17.500 3.500 13.800V6.200z',
  mech: 'M6 4.500h8l2 2v4l-2 2H6l-2-2v-4zM7 12.500 4.500 17M13 12.500l2.500 4.500',
  star: star(8),
  build: 'M4 17V8l6-5 6 5v9zM8 17v-5h4v5',
  mat: 'M2.500 4h15v12h-15zM2.500 10.500h15M6.300 4v12M10 4v12M13.700 4v12',
  map: 'M10 2.500 16.500 6.200v7.600L10 17.500 3.500 13.800V6.200zM10 10V2.500M10 10l6.500 3.800M10 10l-6.500 3.800',
  swords: 'M4 4l12 12M16 4 4 16M3 12.500l4.500 4.500M17 12.500 12.500 17',
  upgrade: 'M4.500 4.500h11v11h-11zM10 13V7.500M7.500 9.500 10 7l2.500 2.500',
  enlist: 'M7 6.500a3 3 0 1 0 6 0a3 3 0 1 0-6 0M4 17c0-4.500 2.500-6.500 6-6.500s6 2 6 6.500M15.500 3.500v5M13 6h5',
  resources: 'M3 3h6v6H3zM11 3h6v6h-6zM3 11h6v6H3zM11 11h6v6h-6z',
} as const;
export type SignName = keyof typeof SIGNS;

/** The four actions of the upper row, on a grid of 24 round its middle. */
export const ACTIONS = {
  bolster: 'M-6 7V-3l6-5 6 5V7zM-2 7V2h4v5',
  produce: 'M0 8V-8M0-2q-6 0-6-6 6 0 6 6zM0-2q6 0 6-6-6 0-6 6zM0 5q-6 0-6-6 6 0 6 6zM0 5q6 0 6-6-6 0-6 6z',
  move: 'M-8 0H7M2-5l6 5-6 5',
  trade: 'M-8-3H6M3-7l4 4-4 4M8 4H-6M-3 0l-4 4 4 4',
  factory: 'M-8 7V-2l4.500 2.500V-2L1 .5V-2l4 2.500V-8h3V7z',
} as const;

export const STRUCTURE_SIGNS = {
  monument: 'M0-9 3 5H-3zM-6 8h12',
  mill: 'M-4 8-2-3h4l2 11zM0-4-7-8M0-4l7-4M0-4-6 3M0-4l6 7',
  mine: 'M-8 8V1C-8-5-3-8 0-8s8 3 8 9v7M-3 8V2h6v6',
  armory: 'M0-8-7-5v5c0 4 3 6 7 8 4-2 7-4 7-8v-5z',
} as const;

/** A resource: the colour of its cube, and the sign on it. */
export const CUBES = {
  wood: { fill: '#7A4A22', ink: '#E9C79B', sign: 'M-3-2h6M-3 2h6' },
  metal: { fill: '#B9BEC6', ink: '#4A4F58', sign: 'M-3 2.500-1-2.500h2l2 5z' },
  food: {
    fill: '#E5C14A',
    ink: '#6B4B06',
    sign: 'M0 3.500V-3.500M0 0-2.500-2M0 0l2.500-2M0 2.500-2.500.5M0 2.500 2.500.5',
  },
  oil: {
    fill: '#20222A',
    ink: '#E8C377',
    sign: 'M0-3.500c2 3 2.800 3.800 2.800 5a2.800 2.800 0 0 1-5.600 0c0-1.200.8-2 2.800-5z',
  },
} as const;
