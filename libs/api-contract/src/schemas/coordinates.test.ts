import { describe, expect, it } from 'vitest';
import { parseCoordinates } from './coordinates';

describe('[2.21] coordinates', () => {
  it.each([
    ['-41.2909, 174.7823', -41.2909, 174.7823],
    [' -41.2909,174.7823 ', -41.2909, 174.7823],
    ['43.9° -176.5°', 43.9, -176.5],
    ['0, 180', 0, 180],
  ])('are read as map apps copy them: %s', (text, latitude, longitude) => {
    expect(parseCoordinates(text)).toEqual({ latitude, longitude });
  });

  it.each(['', '-41.29', 'Wellington', '91, 0', '0, 181', '1, 2, 3', '41°17′S 174°46′E'])(
    'are not made of anything else: %j',
    (text) => expect(parseCoordinates(text)).toBeNull(),
  );
});
