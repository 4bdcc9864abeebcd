/** `other`: a good ticket of another day or performance. */
export type Tone = 'good' | 'warn' | 'other' | 'bad' | 'idle';

/** The notes of each result: hertz and seconds. High and short is good, low and long is not. */
const notes: Readonly<Record<Exclude<Tone, 'idle'>, readonly (readonly [number, number])[]>> = {
  good: [
    [880, 0.08],
    [1320, 0.12],
  ],
  warn: [
    [520, 0.16],
    [520, 0.16],
  ],
  other: [
    [660, 0.12],
    [440, 0.3],
  ],
  bad: [[180, 0.5]],
};
const buzzes = { good: [60], warn: [80, 80, 80], other: [200, 100, 200], bad: [400] } as const;

let audio: AudioContext | undefined;

/** Sounds and vibrates, so that no one has to read the screen for each ticket. */
export function signal(tone: Tone): void {
  if (tone === 'idle') return;
  navigator.vibrate?.([...buzzes[tone]]);
  if (typeof AudioContext === 'undefined') return;
  audio ??= new AudioContext();
  let at = audio.currentTime;
  for (const [hertz, seconds] of notes[tone]) {
    const oscillator = audio.createOscillator();
    const volume = audio.createGain();
    oscillator.type = tone === 'bad' ? 'sawtooth' : 'sine';
    oscillator.frequency.value = hertz;
    volume.gain.setValueAtTime(0.25, at);
    volume.gain.exponentialRampToValueAtTime(0.001, at + seconds);
    oscillator.connect(volume).connect(audio.destination);
    oscillator.start(at);
    oscillator.stop(at + seconds);
    at += seconds + 0.04;
  }
}
