import { hasRole } from '@callboard/api-contract';
import { collectionAt } from '@callboard/api-contract/collections';
import type { AllHandlers } from '../../../engine/calls/handler';
import { notFound } from '../../../engine/problems';
import { actorOf, type RecordContext } from '../../../engine/records/recordContext';
import { reaches } from '../../../engine/records/reaches';
import { createReadOne, readRow } from '../../../engine/records/recordSql';
import { readEntryFacts } from './readEntryFacts';
import { readRules } from './readRules';

/** Queries by which the screens check an entry. */
export function createEligibilityHandlers(context: RecordContext) {
  return {
    // Only those who can read the entry learn what its rules read.
    entryEligibility: async ({ input: { entry }, session }) => {
      const actor = actorOf(session);
      const queries = context.database.forTenant(actor.tenant);
      const collection = collectionAt('entries', actor.tenant);
      const [readable] = await queries.rows(
        readRow,
        createReadOne(collection, context.target)(actor, entry, ['name']),
      );
      // Days of birth are for those who enter: of co-workers, for those who can change it.
      const isConcerned =
        hasRole(actor.roles, ['staff', 'participant']) ||
        (await reaches(queries, collection, 'update', { actor, hashcode: entry }));
      const facts = readable && isConcerned ? await readEntryFacts(queries, actor.tenant, entry) : null;
      if (!facts) throw notFound();
      return { facts, rules: await readRules(queries, actor.tenant, facts.season) };
    },
  } satisfies Partial<AllHandlers>;
}
