import { declaredRoles } from '@callboard/api-contract';
import { collectionNamed } from '@callboard/api-contract/collections';
import { expect, it } from 'vitest';
import { aRecordOf } from '../testing/aRecordOf';
import { toPatch } from './toBody';
import { toDefinitions, type Occasion } from './toDefinitions';

const performances = collectionNamed('performances');
const performance = aRecordOf(performances);
const moved = { ...performance, starts_at: '2026-05-20T07:00:00Z', starts_at_reason: ' Storm ' };

function startsOf(occasion: Occasion) {
  const definitions = toDefinitions({
    collection: performances,
    roles: declaredRoles('staff'),
    occasion,
    hidden: [],
    labelOf: ({ label }) => label,
  });
  return definitions.find(({ name }) => name === 'starts_at');
}

it('[5.21] asks for a reason when a performance is moved, but not when it is created', () => {
  expect(startsOf('update')).toMatchObject({ asksReason: true });
  expect(startsOf('create')).toMatchObject({ asksReason: false });
});

it('[5.21] sends the reason only with the time that it explains', () => {
  expect(toPatch(moved, performance, performances, declaredRoles('staff'))).toEqual({
    starts_at: '2026-05-20T07:00:00Z',
    starts_at_reason: 'Storm',
  });
  const back = { ...moved, starts_at: performance['starts_at'], name: 'Gala' };
  expect(toPatch(back, performance, performances, declaredRoles('staff'))).toEqual({ name: 'Gala' });
});

it('empties a list of options by an empty list, and other fields by null', () => {
  const rules = collectionNamed('eligibilityRules');
  const rule = { ...aRecordOf(rules), categories: ['drama'] };
  expect(toPatch({ categories: [] }, rule, rules, declaredRoles('staff'))).toEqual({
    categories: [],
  });
  expect(toPatch({ name: '' }, performance, performances, declaredRoles('staff'))).toEqual({ name: null });
});
