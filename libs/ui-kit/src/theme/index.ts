export { tones, toTone, type Tone } from './tone';
