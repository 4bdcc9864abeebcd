import { seatKindOptions } from '@callboard/api-contract/booking';
import { languageCodes } from '@callboard/api-contract/languages';
import { describe, expect, it } from 'vitest';
import { placeWithFact, seatFact } from './seatFacts';

describe('[7.10] the fact that a seat is selected by', () => {
  const special = seatKindOptions.filter(({ value }) => value !== 'standard');
  it.each(languageCodes.flatMap((language) => special.map(({ value }) => [value, language] as const)))(
    'stays on its place: %s in %s',
    (kind, language) => {
      expect(seatFact(kind, language)).toMatch(/\S/);
      expect(placeWithFact({ place: 'Stalls · A 12', seat_kind: kind }, language)).toBe(
        `Stalls · A 12 · ${seatFact(kind, language)}`,
      );
    },
  );

  it('is named as the editor of plans names it', () => {
    for (const { value, label } of special) expect(seatFact(value, 'en')).toBe(label);
  });

  it.each([null, undefined, 'standard'] as const)('adds nothing to a usual place: %s', (kind) => {
    expect(placeWithFact({ place: 'Balcony', seat_kind: kind }, 'en')).toBe('Balcony');
  });
});
