import { tenants } from '@callboard/all-tenants';
import type { AllHandlers } from '../calls/handler';
import { lazyHandler } from '../calls/lazyHandler';
import { createResendCoworker } from '../collaborators/resendCoworker';
import { tableName } from '../database/tableNames';
import { notFound } from '../problems';
import { reaches } from '../records/reaches';
import { actorOf, type RecordContext } from '../records/recordContext';
import type { ActionTools } from '../sessions/actions/userAction';
import { createBeginEntry } from './actions/beginEntry';
import { createChangeMembers } from './actions/changeMembers';
import { createReplaceMember } from './actions/replaceMember';
import { createUndoReplacement } from './actions/undoReplacement';
import { readEnteringForms } from './enteringForms';

/** What those do who enter: beginning an entry, its members, its forms, and those who work on it with them. */
export function createEnteringHandlers(tools: ActionTools, context: RecordContext) {
  return {
    beginEntry: lazyHandler(() => createBeginEntry(context)),
    replaceMember: lazyHandler(() => createReplaceMember(context)),
    undoReplacement: lazyHandler(() => createUndoReplacement(context)),
    changeMembers: lazyHandler(() => createChangeMembers(context)),
    resendCoworker: createResendCoworker(tools, context),

    enteringForms: async ({ input: { entry }, session }) => {
      const actor = actorOf(session);
      const collection = context.target(tenants[actor.tenant].collections.entries);
      const queries = context.database.forTenant(actor.tenant);
      if (!(await reaches(queries, collection, 'read', { actor, hashcode: entry }))) throw notFound();
      return { results: await readEnteringForms(queries, actor.tenant, tableName(collection.name), entry) };
    },
  } satisfies Partial<AllHandlers>;
}
