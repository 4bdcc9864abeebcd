import { expect, it } from 'vitest';
import { tones, toTone } from './tone';

it.each(['primary', 'blue', 'red', 'green', 'purple', 'yellow', 'gray'])(
  '[3.35] has the colour %s, by the name that a server gives it',
  (name) => expect(toTone(name)).toBe(name),
);

it.each([null, undefined, '', 'teal', 'Blue', 'constructor'])('[3.35] takes gray for %o', (name) =>
  expect(toTone(name)).toBe('gray'),
);

it('lists no colour twice', () => {
  expect(new Set(tones).size).toBe(tones.length);
});
