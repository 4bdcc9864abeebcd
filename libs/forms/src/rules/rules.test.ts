import { describe, expect, it } from 'vitest';
import { rules, validateByRules, type Rule } from './rules';

const cases: [string, Rule, unknown, string | null][] = [
  ['[5.1] required', rules.required(), '', 'Field is required'],
  ['[5.1] required', rules.required(), 0, null],
  ['[5.5] minValue', rules.minValue(3), 2, 'This must be at least 3'],
  ['[5.5] minValue', rules.minValue(3), '3', null],
  ['[5.6] maxValue', rules.maxValue(9), 10, 'This must be under 9'],
  ['[5.6] maxValue', rules.maxValue(9), 9, null],
  ['[5.7] minTime', rules.minTime('18:00'), '17:59', 'This cannot be earlier than 18:00'],
  ['[5.7] minTime', rules.minTime('18:00'), '18:00', null],
  ['[5.8] maxTime', rules.maxTime('22:00'), '22:01', 'This cannot be later than 22:00'],
  ['[5.8] maxTime', rules.maxTime('22:00'), '09:30', null],
  [
    '[5.9] minDate',
    rules.minDate('2026-05-14', '14-May-2026'),
    '2026-05-13',
    'This cannot be earlier than 14-May-2026',
  ],
  [
    '[5.9] maxDate',
    rules.maxDate('2026-05-14', '14-May-2026'),
    '2026-05-15',
    'This cannot be later than 14-May-2026',
  ],
  [
    '[5.10] custom',
    rules.custom((value) => value === 'even', 'Choose an even one'),
    'odd',
    'Choose an even one',
  ],
];

describe('rules', () => {
  it.each(cases)('%s (%#)', (_name, rule, value, fault) => {
    expect(rule(value, {})).toBe(fault);
  });

  it('[5.4] sameAs names the other field', () => {
    const rule = rules.sameAs('password', 'Password');
    expect(rule('one', { password: 'one' })).toBeNull();
    expect(rule('', { password: 'one' })).toBe("This must be the same as 'Password'");
  });

  it('leave what is empty to required', () => {
    const others = [
      rules.minValue(3),
      rules.maxValue(1),
      rules.minTime('10:00'),
      rules.custom(() => false, 'No'),
    ];
    for (const empty of ['', null, undefined, []]) {
      expect(others.map((rule) => rule(empty, {}))).toEqual([null, null, null, null]);
    }
  });
});

it('validateByRules tells the first broken rule of each field', () => {
  const validate = validateByRules({
    seats: [rules.required(), rules.minValue(1)],
    name: [rules.required()],
  });
  expect(validate({ seats: 0, name: 'Hall' })).toEqual({ seats: ['This must be at least 1'] });
  expect(validate({})).toEqual({ seats: ['Field is required'], name: ['Field is required'] });
});
