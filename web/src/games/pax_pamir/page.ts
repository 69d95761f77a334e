/** The rule behind each part of the game on one page. */
export const rules = {
  aim: 'PP-079',
  'turn-1': 'PP-086',
  'turn-2': 'PP-099',
  'turn-3': 'PP-060',
  points: 'PP-155',
  end: 'PP-166',
};
