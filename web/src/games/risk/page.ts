/** The rule behind each part of the game on one page. */
export const rules = {
  aim: 'RK-001',
  'turn-1': 'RK-050',
  'turn-2': 'RK-078',
  'turn-3': 'RK-120',
  points: 'RK-130',
  end: 'RK-147',
};
