import type { AllHandlers } from '../../engine/calls/handler';
import { lazyHandler } from '../../engine/calls/lazyHandler';
import { notFound } from '../../engine/problems';
import { actorOf, type RecordContext } from '../../engine/records/recordContext';
import { createArrangeSlots } from './actions/arrangeSlots';
import { createCallShow } from './actions/callShow';
import { readCast } from './queries/readCast';
import { readFoyer } from './queries/readFoyer';
import { readNeededPeople } from './queries/readNeededPeople';
import { createReadOnce } from './queries/readOnce';
import { readRunningOrder } from './queries/readRunningOrder';
import { readShow } from './queries/readShow';
import { readDraftTimetable } from './timetable/readDraftTimetable';
import { readPublicTimetable } from './timetable/readPublicTimetable';
import { createReleaseTimetable } from './timetable/releaseTimetable';

/** As long as a cache keeps the night of a performance, and how long a timetable can be behind its release. */
const sameForMs = 2_000;

/** The verbs of run sheets, and of the night itself. */
export function createSchedulingHandlers(context: RecordContext) {
  const { database } = context;
  const foyerOnce = createReadOnce(sameForMs, (...of) => readFoyer(database, ...of));
  const timetableOnce = createReadOnce(sameForMs, (tenant, event) =>
    readPublicTimetable(database, tenant, event),
  );
  return {
    arrangeSlots: lazyHandler(() => createArrangeSlots(context)),
    callShow: lazyHandler(() => createCallShow(context)),
    releaseTimetable: lazyHandler(() => createReleaseTimetable(context)),
    draftTimetable: async ({ input: { event }, session }) => {
      const timetables = await readDraftTimetable(context.database, actorOf(session), event);
      if (!timetables) throw notFound();
      return timetables;
    },
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
    runningOrder: async ({ input, session }) => {
      const order = await readRunningOrder(context.database, actorOf(session), input);
      if (!order) throw notFound();
      return order;
    },
    neededPeople: async ({ input: { event }, session }) => {
      const people = await readNeededPeople(context.database, actorOf(session), event);
      if (!people) throw notFound();
      return people;
    },
    foyer: async ({ input: { performance }, request: { tenant } }) => {
      const foyer = await foyerOnce(tenant, performance);
      if (!foyer) throw notFound();
      return foyer;
    },
    publicTimetable: async ({ input: { event }, request: { tenant } }) => {
      const timetable = await timetableOnce(tenant, event);
      if (!timetable) throw notFound();
      return timetable;
    },
  } satisfies Partial<AllHandlers>;
}
