/** Our own drawings of the five characters, round (0, 0). */
import { star8 } from '../../lib/draw';
import type { Character } from '../../generated/games/coup';

const G = '#E0B459';
const P = '#F7EDD6';

export const CHARACTERS: Character[] = ['duke', 'assassin', 'captain', 'ambassador', 'contessa'];
export const isCharacter = (word: string): word is Character => CHARACTERS.some((one) => one === word);

export const COLOURS: Record<Character, string> = {
  duke: '#5E2A55',
  assassin: '#2B2B34',
  captain: '#1F4C8C',
  ambassador: '#1F6A50',
  contessa: '#A33A1E',
};

export const EMBLEMS: Record<Character, string> = {
  duke: `
    <path d="M-24 22h48l-2 8h-44z" fill="${G}"/><path d="M-24 20C-30 2-20-4-13-2-14-14-4-18 0-22 4-18 14-14 13-2 20-4 30 2 24 20z" fill="${P}"/>
    <path d="M-24 20C-30 2-20-4-13-2-14-14-4-18 0-22M0-22C4-18 14-14 13-2 20-4 30 2 24 20M-13-2C-10 6-8 12-8 20M13-2C10 6 8 12 8 20" fill="none" stroke="#8C6A1E" stroke-width="1.6"/>
    <path d="M0-20C-2-32 4-42 13-44 10-38 8-34 2-20z" fill="${G}"/><polygon points="${star8(0, 4, 7)}" fill="#B23B22"/><circle r="2.2" cy="4" fill="${P}"/>
    <circle cx="-16" cy="26" r="1.8" fill="#5E2A55"/><circle cx="0" cy="26" r="1.8" fill="#5E2A55"/><circle cx="16" cy="26" r="1.8" fill="#5E2A55"/>`,
  assassin: `
    <g transform="rotate(24)"><path d="M-5 -8C-9 12-4 30 12 42 6 26 6 10 6-8z" fill="${P}"/>
    <path d="M0-6C-2 12 3 28 11 40" fill="none" stroke="#8E8876" stroke-width="1.4"/><path d="M-15-13c8-3 22-3 30 0v6c-8 2-22 2-30 0z" fill="${G}"/>
    <path d="M-5-14c1-8 0-14-3-20h16c-3 6-4 12-3 20z" fill="#B23B22"/><path d="M-11-40c6-4 16-4 22 0v6c-6 2-16 2-22 0z" fill="${G}"/>
    <path d="M-4-28h8M-4-22h8" stroke="${G}" stroke-width="1.6"/></g>`,
  captain: `
    <path d="M-2-30 0-46 2-30z" fill="${G}"/><path d="M-25 8C-25-18-12-30 0-31 12-30 25-18 25 8z" fill="${P}"/>
    <path d="M0-31V8M-13-26C-17-14-17-2-16 8M13-26C17-14 17-2 16 8" stroke="#8F97A6" stroke-width="1.5" fill="none"/>
    <path d="M-28 6h56v8h-56z" fill="${G}"/><path d="M-26 14h18v6l-3 22c-8-4-14-14-15-28zM26 14H8v6l3 22c8-4 14-14 15-28z" fill="#C9D2DE"/>
    <g fill="none" stroke="#6E7C92" stroke-width="1.3"><path d="M-25 20h16M-23 26h14M-21 32h12M-17 38h7M25 20H9M23 26H9M21 32H9M17 38h-7"/></g>
    <path d="M-3.5 12h7v22l-3.500 5-3.500-5z" fill="${G}"/>
    <path d="M-24-2c-8-8-9-20-5-30 3 8 7 14 9 18zM24-2c8-8 9-20 5-30-3 8-7 14-9 18z" fill="#B23B22"/>`,
  ambassador: `
    <path d="M-22-32h44v52h-44z" fill="${P}"/><path d="M-27-38c0-4 4-6 8-6h38c4 0 8 2 8 6s-4 7-8 7h-38c-4 0-8-3-8-7z" fill="${G}"/>
    <path d="M-27 20c0-4 4-6 8-6h38c4 0 8 2 8 6s-4 7-8 7h-38c-4 0-8-3-8-7z" fill="${G}"/>
    <path d="M14-22h-28M14-14h-22M14-6h-28M14 2h-16" stroke="#8C7A58" stroke-width="2" stroke-linecap="round"/>
    <path d="M-6 26l-5 18 6-4 4 5 2-16zM6 26l5 18-6-4-4 5-2-16z" fill="#8E2A16"/><polygon points="${star8(0, 26, 10)}" fill="#B23B22"/>
    <circle cy="26" r="4" fill="none" stroke="${P}" stroke-width="1.4"/>`,
  contessa: `
    <path d="M0 8C-2 22 0 34 2 44" stroke="#7FA37A" stroke-width="3.4" fill="none" stroke-linecap="round"/>
    <path d="M0 26c-12-6-22-3-26 4 8 6 20 5 26-4zM1 32c10-8 20-6 25 0-7 7-18 7-25 0z" fill="#8DB187"/><circle cy="-12" r="25" fill="${P}"/>
    <g fill="none" stroke="#B23B22" stroke-width="1.8">
    <path d="M0-37c-14 2-16 14-8 20M0-37c14 2 16 14 8 20M-25-12c0-12 10-16 17-5M25-12c0-12-10-16-17-5M-22 0c-2-10 6-14 12-8M22 0c2-10-6-14-12-8M-12 10c0-10 8-12 12-6 4-6 12-4 12 6"/>
    </g><path d="M-8-17c4-5 12-5 16 0 4 6 0 14-8 15-8-1-12-9-8-15z" fill="${G}"/>
    <path d="M-3-13c3-3 6-1 6 2s-4 5-6 3" fill="none" stroke="#8C6A1E" stroke-width="1.6"/>`,
};
