import { expect, it } from 'vitest';
import { countPart, isPartDone, padPart } from './countPart';
import { dayParts } from './dayFormat';
import type { PartRule } from './Entry';
import { spreadDigits } from './spreadDigits';

const parts = dayParts();
// dayParts always has three parts.
const [day, month, year] = parts as [PartRule, PartRule, PartRule];

it('wraps around, and jumps to an end', () => {
  expect([countPart(day, '31', 1, 9), countPart(day, '01', -1, 9), countPart(month, '11', 3, 9)]).toEqual([
    '01',
    '31',
    '12',
  ]);
  expect([countPart(year, '2030', 1, 9), countPart(year, '1900', -1, 9)]).toEqual(['1900', '2030']);
});

it('starts at the given value, within the limits, and returns into them', () => {
  expect([countPart(day, '', 1, 20), countPart(year, '', 1, 2044)]).toEqual(['20', '2030']);
  expect(countPart(day, '39', -1, 1)).toBe('30');
});

it('[5.19] moves on as soon as no further digit fits', () => {
  const done = (rule: PartRule) => Array.from('0123456789').filter((figure) => isPartDone(rule, figure));
  expect([done(day).join(''), done(month).join(''), done(year).join('')]).toEqual(['456789', '23456789', '']);
  expect([isPartDone(day, '31'), isPartDone(year, '202'), isPartDone(year, '2026')]).toEqual([
    true,
    false,
    true,
  ]);
});

it('pads a part on blur', () => {
  expect([padPart(day, '4'), padPart(day, ''), padPart(year, '26'), padPart(year, '99')]).toEqual([
    '04',
    '',
    '2026',
    '1999',
  ]);
  // Any of the four can be missing from three random digits.
  expect(padPart(year, '202')).toBe('202');
});

it('spreads pasted digits over the parts', () => {
  expect(spreadDigits(parts, ['', '', ''], 0, '14052026')).toEqual(['14', '05', '2026']);
  expect(spreadDigits(parts, ['14', '', ''], 1, '052026')).toEqual(['14', '05', '2026']);
  expect(spreadDigits(parts, ['01', '02', '2003'], 0, '1405')).toEqual(['14', '05', '2003']);
});

it('spreads nothing that would lose a part of the text', () => {
  expect(['855', '1.5', '-5', 'x', ''].map((text) => spreadDigits(parts, ['', '', ''], 2, text))).toEqual([
    ['', '', '855'],
    null,
    null,
    null,
    null,
  ]);
  expect(spreadDigits(parts, ['', '', ''], 2, '20261')).toBeNull();
});
