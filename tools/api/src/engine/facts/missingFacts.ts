import { missingFactsSchema, type MissingFacts } from '@callboard/api-contract/entries';
import { isAdultOn } from '@callboard/domain/competition';
import * as v from 'valibot';
import { definePort } from '../definePort';
import type { Scope } from './createScope';

/** Served by entering: the columns of a SELECT from entries under the alias `n`, each of which is a fact. */
export const missingFactsSql = definePort<(scope: Scope) => string>('what an entry still lacks');

/** The facts as the database has them: who is an adult is decided by the domain. */
export const storedMissingFacts = {
  ...v.omit(missingFactsSchema, ['members_unanswered']).entries,
  unanswered: v.object({
    first_day: v.nullable(v.string()),
    members: v.array(
      v.object({
        part: v.nullable(v.string()),
        date_of_birth: v.nullable(v.string()),
        year_level: v.nullable(v.number()),
      }),
    ),
  }),
};

interface Unanswered {
  unanswered: v.InferOutput<typeof storedMissingFacts.unanswered>;
}

/** Takes the days of birth of members out of the facts. */
export function toMissingFacts<Facts extends Unanswered>({
  unanswered: { first_day, members },
  ...facts
}: Facts): Omit<Facts, 'unanswered'> & Pick<MissingFacts, 'members_unanswered'> {
  const minors = members.filter((member) => first_day === null || !isAdultOn(member, first_day));
  return { ...facts, members_unanswered: minors.length };
}
