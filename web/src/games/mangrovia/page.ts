/** The rule behind each part of the game on one page. */
export const rules = {
  aim: 'MG-154',
  'turn-1': 'MG-063',
  'turn-2': 'MG-060',
  'turn-3': 'MG-080',
  points: 'MG-141',
  end: 'MG-140',
};
