export const tones = {
  final: ['turn_up', 'keep', 'take'],
  hostile: ['challenge', 'coup', 'assassinate'],
  usual: ['pass', 'show'],
};
