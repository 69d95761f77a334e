export const tones = {
  final: ['lay'],
  hostile: ['attack'],
  usual: ['trade_in', 'amount'],
  onBoard: ['claim', 'place', 'attack', 'move_from', 'move_to', 'lay'],
};
