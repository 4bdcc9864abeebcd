import { expect, it } from 'vitest';
import { parseTime } from './parseTime';

it.each([
  ['19:05', '19:05'],
  ['7.05', '07:05'],
  ['1905', '19:05'],
  ['19:05:30', '19:05'],
  ['7 pm', '19:00'],
  ['12:15 a.m.', '00:15'],
  ['12 pm', '12:00'],
])('reads %s as %s', (text, time) => {
  expect(parseTime(text)).toBe(time);
});

it.each(['', '7', '25:00', '7:60', '13 pm', '0 am', 'noon'])('does not read %o', (text) => {
  expect(parseTime(text)).toBeNull();
});
