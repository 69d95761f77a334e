/** What cards show and trades bring, from the rules' own tables. */
import cards from '../../../../src/meydan/games/risk/data/cards.json';
import data from '../../../../src/meydan/games/risk/data/tables.json';
import type { Card, View } from '../../generated/games/risk';
import { recordOf } from '../../lib/record';

/** Troops for so many stars. */
export const STAR_TRADE = new Map(Object.entries(data.star_trade).map(([stars, troops]) => [Number(stars), troops]));
export const PICTURE_TRADE = data.picture_trade;

type Shown = View['hand'][number];
export const CARDS: Record<Card, Shown> = recordOf(
  cards.cards.map(({ territory, stars, picture }) => {
    const card = territory as Card;
    return [card, { card, stars, picture: picture as Shown['picture'] }];
  }),
);
