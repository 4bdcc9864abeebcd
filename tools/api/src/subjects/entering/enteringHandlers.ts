import { collectionAt } from '@callboard/api-contract/collections';
import { tableOf } from '../../engine/database/tableOf';
import { sentFields } from '@callboard/api-contract/sent';
import type { AllHandlers } from '../../engine/calls/handler';
import { lazyHandler } from '../../engine/calls/lazyHandler';
import { createResendCoworker } from './collaborators/resendCoworker';
import { notFound } from '../../engine/problems';
import { reaches } from '../../engine/records/reaches';
import { actorOf, type RecordContext } from '../../engine/records/recordContext';
import type { ActionTools } from '../../engine/tools/ActionTools';
import { createBeginEntry } from './actions/beginEntry';
import { createChangeMembers } from './actions/changeMembers';
import { createReplaceMember } from './actions/replaceMember';
import { createUndoReplacement } from './actions/undoReplacement';
import { forms } from '../../engine/ports/forms';

/** Actions of those who enter: beginning an entry, its members, its forms, and those who work on it with them. */
export function createEnteringHandlers(tools: ActionTools, context: RecordContext) {
  return {
    beginEntry: lazyHandler(() => createBeginEntry(context)),
    replaceMember: lazyHandler(() => createReplaceMember(context)),
    undoReplacement: lazyHandler(() => createUndoReplacement(context)),
    changeMembers: lazyHandler(() => createChangeMembers(context)),
    resendCoworker: createResendCoworker(tools, context),

    entryFields: ({ session }) => {
      const { tenant, roles } = actorOf(session);
      const collection = collectionAt('entries', tenant);
      return Promise.resolve({ results: sentFields(collection, roles, tenant) });
    },

    enteringForms: async ({ input: { entry }, session }) => {
      const actor = actorOf(session);
      const collection = collectionAt('entries', actor.tenant);
      const queries = context.database.forTenant(actor.tenant);
      if (!(await reaches(queries, collection, 'read', { actor, hashcode: entry }))) throw notFound();
      return { results: await forms().ofEntry(queries, actor.tenant, tableOf(collection), entry) };
    },
  } satisfies Partial<AllHandlers>;
}
