import type { AllHandlers } from '../../../engine/calls/handler';
import type { Database } from '../../../engine/database/openDatabase';
import { notFound } from '../../../engine/problems';
import { actorOf } from '../../../engine/records/recordContext';
import { readDossier } from './readDossier';

/** Queries of one entry. */
export function createDossierHandlers(database: Database) {
  return {
    entryDossier: async ({ input: { entry }, session }) => {
      const dossier = await readDossier(database, actorOf(session), entry);
      if (!dossier) throw notFound();
      return dossier;
    },
  } satisfies Partial<AllHandlers>;
}
