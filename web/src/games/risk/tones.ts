export const tones = {
  final: ['lay'],
  hostile: ['attack'],
  usual: ['trade_in', 'amount'],
};
