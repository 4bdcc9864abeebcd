import type { AllHandlers } from '../../engine/calls/handler';
import { lazyHandler } from '../../engine/calls/lazyHandler';
import { notFound } from '../../engine/problems';
import { actorOf, type RecordContext } from '../../engine/records/recordContext';
import { createArrangeSlots } from './actions/arrangeSlots';
import { createCallShow } from './actions/callShow';
import { readCast } from './queries/readCast';
import { createReadFoyerOnce } from './queries/readFoyerOnce';
import { readShow } from './queries/readShow';

/** The verbs of run sheets, and of the night itself. */
export function createSchedulingHandlers(context: RecordContext) {
  const readFoyer = createReadFoyerOnce(context.database);
  return {
    arrangeSlots: lazyHandler(() => createArrangeSlots(context)),
    callShow: lazyHandler(() => createCallShow(context)),
    show: async ({ input: { performance }, session }) => {
      const show = await readShow(context.database, actorOf(session), performance);
      if (!show) throw notFound();
      return show;
    },
    cast: async ({ input: { performance }, session }) => {
      const cast = await readCast(context.database, actorOf(session), performance);
      if (!cast) throw notFound();
      return cast;
    },
    foyer: async ({ input: { performance }, request: { tenant } }) => {
      const foyer = await readFoyer(tenant, performance);
      if (!foyer) throw notFound();
      return foyer;
    },
  } satisfies Partial<AllHandlers>;
}
