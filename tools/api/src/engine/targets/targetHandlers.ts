import type { AllHandlers } from '../calls/handler';
import type { Database } from '../database/openDatabase';
import { checkTarget } from './checkTarget';
import { previewTargets } from './previewTargets';

/** Reading whom targets reach, before they are saved. */
export function createTargetHandlers(database: Database) {
  return {
    targetPreview: async ({ input: { targets }, session: { tenant } }) => {
      for (const target of targets) checkTarget(tenant, target);
      return previewTargets(database.forTenant(tenant), tenant, targets);
    },
  } satisfies Partial<AllHandlers>;
}
