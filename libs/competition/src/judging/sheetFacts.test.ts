import type { ActState } from '@callboard/api-contract/competition';
import { expect, it } from 'vitest';
import { noSheet, type OwnSheet } from './ownSheet';
import { signedOf } from './sheetFacts';

const own = (state: ActState, status: OwnSheet['status']): Parameters<typeof signedOf>[0][number] => ({
  // Of an act only its state counts here.
  act: { state } as Parameters<typeof signedOf>[0][number]['act'],
  sheet: { ...noSheet, status },
});

it('[3.24] expects no sheet of an act that is out or that the judge left, and counts what was signed before', () => {
  const acts = [
    own('present', 'signed'),
    own('present', 'open'),
    own('withdrawn', 'open'),
    own('disqualified', 'signed'),
    own('present', 'recused'),
  ];
  expect(signedOf(acts)).toEqual({ signed: 2, expected: 3 });
});
