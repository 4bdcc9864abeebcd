import { codeOf } from '@callboard/domain/inventory';
import type { AllHandlers } from '../../engine/calls/handler';
import { actorOf, type RecordContext } from '../../engine/records/recordContext';
import { checkInAssets } from './checkInAssets';
import { checkOutAssets } from './checkOutAssets';
import { readAssets, type WantedAssets } from './readAssets';

/** Gear that is lent: found by what is scanned, handed out and returned. */
export function createInventoryHandlers(context: RecordContext) {
  return {
    findAssets: async ({ input, session }) => {
      const { tenant } = actorOf(session);
      const wanted = 'assets' in input ? { hashcodes: input.assets } : wantedBy(input.code);
      return { assets: await readAssets(context.database.forTenant(tenant), tenant, wanted) };
    },
    checkOutAssets: ({ input, session }) => checkOutAssets(context, session, input),
    checkInAssets: ({ input, session }) => checkInAssets(context, session, input),
  } satisfies Partial<AllHandlers>;
}

function wantedBy(scan: string): WantedAssets {
  const code = codeOf(scan);
  return 'text' in code ? code : { hashcodes: [code.hashcode] };
}
