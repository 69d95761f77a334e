/** The rule behind each part of the game on one page. */
export const rules = {
  aim: 'CP-020',
  'turn-1': 'CP-042',
  'turn-2': 'CP-034',
  'turn-3': 'CP-060',
  points: 'CP-073',
  end: 'CP-036',
};
