/** What trades bring, from the rules' own tables. */
import data from '../../../../src/meydan/games/risk/data/tables.json';

/** Troops for so many stars. */
export const STAR_TRADE = new Map(Object.entries(data.star_trade).map(([stars, troops]) => [Number(stars), troops]));
export const PICTURE_TRADE = data.picture_trade;
