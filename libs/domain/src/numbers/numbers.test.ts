import { describe, expect, it } from 'vitest';
import { randomOf } from '../lists/randomOf';
import { isWithin, readNumber, writeNumber } from './index';

describe('[3.31] a number is read as people type it', () => {
  it.each([
    ['8', 8],
    ['8.5', 8.5],
    ['8,5', 8.5],
    [' 8,50 ', 8.5],
    ['8.', 8],
    ['8,', 8],
    ['.5', 0.5],
    ['0,125', 0.125],
    ['1,250', 1_250],
    ['1,250.5', 1_250.5],
    ['1 250,5', 1_250.5],
    ['1\u00A0250', 1_250],
    ['12,345,678', 12_345_678],
    ['1,25', 1.25],
    ['1,2500', 1.25],
    ['1.250', 1.25],
    ['-3', -3],
    ['\u22123,5', -3.5],
    ['+4', 4],
    ['-0', 0],
    ['８５', 85],
    ['007', 7],
  ])('%s is %d', (text, value) => expect(readNumber(text)).toEqual({ state: 'valid', value }));

  it.each(['', ' ', '\u00A0'])('"%s" is empty', (text) =>
    expect(readNumber(text)).toEqual({ state: 'empty' }),
  );

  it.each([
    '-',
    '.',
    ',',
    '8,5,1',
    '12,505,0',
    '1.2.3',
    '1,25,000',
    '1.000,5',
    '12 34',
    'eight',
    '8e1',
    '0x10',
    'Infinity',
    '8%',
    '--8',
    '8-',
    '1234567890123456',
    '0.1234567890123456',
    '9'.repeat(500),
  ])('%s is neither', (text) => expect(readNumber(text)).toEqual({ state: 'invalid' }));
});

describe('[2.31] a number is one that its field takes, or none', () => {
  const fine = { min: 0, max: 100, step: 0.5 };
  it.each([
    ['855', fine, false],
    ['85', fine, true],
    ['85.5', fine, true],
    ['85,5', fine, true],
    ['85.25', fine, false],
    ['105', fine, false],
    ['-5', fine, false],
    ['8.500000001', fine, false],
    ['0.3', { min: 0, max: 1, step: 0.1 }, true],
    ['2.5', { min: 1, max: 10, step: 0.75 }, true],
    ['1.5', { step: 1 }, false],
    ['-7', { step: 1 }, true],
    ['1,000', { max: 999 }, false],
  ])('%s of %o: %s', (text, limits, isValid) =>
    expect(readNumber(text, limits).state).toBe(isValid ? 'valid' : 'invalid'),
  );

  it('and what is written reads as the same number', () => {
    const random = randomOf('numbers');
    for (let round = 0; round < 2_000; round += 1) {
      const value = Number(
        ((random() - 0.5) * 10 ** Math.floor(random() * 12)).toFixed(Math.floor(random() * 4)),
      );
      expect(readNumber(writeNumber(value))).toEqual({ state: 'valid', value: value === 0 ? 0 : value });
      expect(isWithin(value, { min: value, max: value })).toBe(true);
    }
  });
});
