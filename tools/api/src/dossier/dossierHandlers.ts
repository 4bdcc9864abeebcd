import type { AllHandlers } from '../calls/handler';
import type { Database } from '../database/openDatabase';
import { notFound } from '../problems';
import { actorOf } from '../records/recordContext';
import { readDossier } from './readDossier';

/** What is read of one entry. */
export function createDossierHandlers(database: Database) {
  return {
    entryDossier: async ({ input: { entry }, session }) => {
      const dossier = await readDossier(database, actorOf(session), entry);
      if (!dossier) throw notFound();
      return dossier;
    },
  } satisfies Partial<AllHandlers>;
}
