/** The rule behind each part of the game on one page. */
export const rules = {
  aim: 'SC-001',
  'turn-1': 'SC-047',
  'turn-2': 'SC-050',
  'turn-3': 'SC-160',
  points: 'SC-004',
  end: 'SC-002',
};
