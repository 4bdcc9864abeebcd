import { describe, expect, it } from 'vitest';
import { rules, type Rule } from './rules';
import { validateByDefinitions } from '../Form/validateByDefinitions';
import { validateByRules, validateByRulesAsync } from './validateByRules';

const cases: [string, Rule, unknown, string | null][] = [
  ['[5.1] required', rules.required(), '', 'Field is required'],
  ['[5.1] required', rules.required(), 0, null],
  ['[5.1] required', rules.required(), ' \u00a0\u200b', 'Field is required'],
  ['[5.2] email', rules.email(), 'aroha@example', 'Must be valid email'],
  ['[5.11] email', rules.email(), 'aro ha@example.nz', 'Must be valid email'],
  ['[5.11] email', rules.email(), 'aroha@example.nz', null],
  ['[5.3] strong password', rules.strongPassword(), 'callboard1', 'Password must be strong'],
  ['[5.3] strong password', rules.strongPassword(), 'Short1', 'Password must be at least 8 characters long'],
  ['[5.3] strong password', rules.strongPassword(), 'Callboard1', null],
  ['[5.23] maxOptions', rules.maxOptions(1), ['a', 'b'], 'You can only select 1 options'],
  ['[5.23] maxOptions', rules.maxOptions(2), ['a', 'b'], null],
  ['[5.24] valueRequired', rules.valueRequired(), '', 'Value is required'],
  ['[5.24] valueIsEmail', rules.valueIsEmail(), 'nobody', 'Value is not a valid email address'],
  ['[5.24] minLength', rules.minLength(3), 'āb', 'This field should be at least 3 characters long'],
  ['[5.24] maxLength', rules.maxLength(3), 'abcd', 'The maximum length allowed is 3'],
  ['[5.24] maxLength', rules.maxLength(3), '🎭🎭🎭', null],
  ['[5.24] minimum', rules.minimum(3), 2, 'The minimum value allowed is 3'],
  ['[5.24] maximum', rules.maximum(3), 4, 'The maximum value allowed is 3'],
  ['number', rules.number(), 'many', 'This must be a number'],
  ['integer', rules.integer(), 1.5, 'This must be a whole number'],
  ['amount', rules.amount(), '12.505', 'This must be an amount such as 12.50'],
  ['amount', rules.amount(), { amount: 1250, currency: 'NZD' }, null],
  ['minRows', rules.minRows(2), [{}], 'At least 2 are needed'],
  ['maxRows', rules.maxRows(1), [{}, {}], 'There can be no more than 1'],
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
  it.each(cases)('%s (%#)', (_name, rule, value, error) => {
    expect(rule(value, {})).toBe(error);
  });

  it('[5.4] sameAs names the other field', () => {
    const rule = rules.sameAs('password', 'Password');
    expect(rule('one', { password: 'one' })).toBeNull();
    expect(rule('', { password: 'one' })).toBe("This must be the same as 'Password'");
  });

  it('[5.24] equalTo names the other value', () => {
    const rule = rules.equalTo('password', 'Password');
    expect(rule('one', { password: 'one' })).toBeNull();
    expect(rule('two', { password: 'one' })).toBe('The value must be equal to the Password value');
  });

  it('validate a very long email address without slow backtracking', () => {
    expect(rules.email()(`${'a.'.repeat(100_000)}@`, {})).toBe('Must be valid email');
  });

  it('accept empty values, except for required', () => {
    const others = [
      rules.minValue(3),
      rules.maxValue(1),
      rules.minTime('10:00'),
      rules.custom(() => false, 'No'),
      rules.email(),
      rules.strongPassword(),
      rules.minLength(3),
      rules.amount(),
    ];
    for (const empty of ['', null, undefined, []]) {
      expect(others.map((rule) => rule(empty, {}))).toEqual(others.map(() => null));
    }
  });
});

it('validateByRules reports the first broken rule of each field', () => {
  const validate = validateByRules({
    seats: [rules.required(), rules.minValue(1)],
    name: [rules.required()],
  });
  expect(validate({ seats: 0, name: 'Hall' })).toEqual({ seats: ['This must be at least 1'] });
  expect(validate({})).toEqual({ seats: ['Field is required'], name: ['Field is required'] });
});

it('validateByRules validates a field of every row', () => {
  const validate = validateByRules({ 'guests[].name': [rules.required()] });
  expect(validate({ guests: [{ name: 'Aroha' }, {}] })).toEqual({ 'guests[1].name': ['Field is required'] });
  expect(validate({})).toEqual({});
});

it('[5.13] validateByRulesAsync resolves to whether all values are valid, and the errors', async () => {
  const validate = validateByRulesAsync({
    code: [async (value) => (value === 'taken' ? 'Choose another' : null)],
  });
  expect(await validate({ code: 'free' })).toEqual({ valid: true, errors: {} });
  expect(await validate({ code: 'taken' })).toEqual({ valid: false, errors: { code: ['Choose another'] } });
});

it('validateByDefinitions takes the rules from the definitions', () => {
  const validate = validateByDefinitions([
    { name: 'agree', kind: 'checkbox', label: 'Agree', required: true },
    { name: 'email', kind: 'email', label: 'Email' },
    { name: 'seats', kind: 'integer', label: 'Seats', min: 1 },
    { name: 'uses', kind: 'multiselect', label: 'Uses', max: 1 },
    {
      name: 'guests',
      kind: 'repeat',
      label: 'Guests',
      max: 2,
      fields: [{ name: 'name', kind: 'text', label: 'Name', required: true }],
    },
  ]);
  expect(
    validate({ agree: true, email: 'a@b.nz', seats: 3, uses: ['a'], guests: [{ name: 'Aroha' }] }),
  ).toEqual({});
  expect(validate({ agree: false, email: 'a', seats: 0, uses: ['a', 'b'], guests: [{}, {}, {}] })).toEqual({
    agree: ['Field is required'],
    email: ['Must be valid email'],
    seats: ['This must be at least 1'],
    uses: ['You can only select 1 options'],
    guests: ['There can be no more than 2'],
    'guests[0].name': ['Field is required'],
    'guests[1].name': ['Field is required'],
    'guests[2].name': ['Field is required'],
  });
});
