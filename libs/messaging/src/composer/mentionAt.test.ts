import { expect, it } from 'vitest';
import { mentionAt } from './mentionAt';

it.each([
  ['@', 1, { at: 0, query: '' }],
  ['Kia ora @Aro', 12, { at: 8, query: 'Aro' }],
  ['(@Aroha Ng', 10, { at: 1, query: 'Aroha Ng' }],
  ['@Aroha and', 3, { at: 0, query: 'Ar' }],
])('finds the mention in %j at %i', (text, caret, mention) => {
  expect(mentionAt(text, caret)).toEqual(mention);
});

it.each(['', 'Aroha', 'aroha@example.org', '@ five', '@Aroha\nat five', `@${'a'.repeat(41)}`])(
  'finds none in %j',
  (text) => {
    expect(mentionAt(text, text.length)).toBeNull();
  },
);
