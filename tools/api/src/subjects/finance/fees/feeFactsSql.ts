import { adultParts } from '@callboard/api-contract/consents';
import { feeFactsSchema } from '@callboard/api-contract/finance';
import { literal, name } from '../../../engine/database/quote';
import type { FeeSources } from '../../../engine/ports/books';

const feeTerms = Object.keys(feeFactsSchema.entries.terms.entries);

/** All that a fee is made of, as a JSON value; null where the event has no price and nothing was charged. */
export function feeFactsSql({ entry: n, event: e, venue: v, zone }: FeeSources): string {
  const isAdult = `m.part IN (${adultParts.map(literal).join(', ')})`;
  return `CASE WHEN ${n}.fee IS NOT NULL OR coalesce(${e}.entry_fee, ${e}.performer_fee, ${e}.late_fee) IS NOT NULL
    THEN json_build_object('status', ${n}.status, 'submitted_at', ${n}.submitted_at, 'zone', coalesce(${v}.time_zone, ${zone}),
      'terms', json_build_object(${feeTerms.map((term) => `${literal(term)}, ${e}.${name(term)}`).join(', ')}),
      'members', (SELECT json_build_object('students', count(*) FILTER (WHERE ${isAdult} IS NOT TRUE),
          'adults', count(*) FILTER (WHERE ${isAdult}), 'declared', ${n}.members_count)
        FROM participants m WHERE m.tenant = ${n}.tenant AND m.entry = ${n}.hashcode AND m.status <> 'withdrawn'),
      'fee', ${n}.fee) END`;
}
