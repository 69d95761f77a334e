/** A few dry notes made on the spot; off unless somebody wants them. */
import { prefs } from './prefs.svelte';

let audio: AudioContext | null = null;

function pluck(pitch: number, at: number, length: number, loudness: number): void {
  audio ??= new AudioContext();
  const start = audio.currentTime + at;
  const tone = audio.createOscillator();
  const gain = audio.createGain();
  tone.type = 'triangle';
  tone.frequency.value = pitch;
  gain.gain.setValueAtTime(loudness, start);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  tone.connect(gain).connect(audio.destination);
  tone.start(start);
  tone.stop(start + length);
}

export function play(what: 'turn' | 'end' | 'dice' | 'card' | 'click'): void {
  if (!prefs.sound) return;
  if (what === 'turn') pluck(587, 0, 0.38, 0.12);
  if (what === 'end') [440, 587].forEach((pitch, k) => pluck(pitch, k * 0.16, 0.4, 0.12));
  if (what === 'dice') [190, 240, 170].forEach((pitch, k) => pluck(pitch, k * 0.07, 0.06, 0.16));
  if (what === 'card') pluck(320, 0, 0.07, 0.07);
  if (what === 'click') pluck(700, 0, 0.04, 0.04);
}
