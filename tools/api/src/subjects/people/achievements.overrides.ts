import type { RecordOverride } from '../../engine/records/createRecords';
import { createTransit, type BeforeTransit } from '../../engine/records/transitRecord';
import { writeVerbs } from '../../engine/records/writeVerbs';
import { todayOf } from '../../engine/todayOf';

/** Adds the day to a reached achievement, and what is missing to one that is sent back. */
export const achievementsOverride: RecordOverride = (context, collection, verbs) => ({
  ...verbs,
  ...writeVerbs(context, collection, { transit: createTransit(context, collection, noteOutcome) }),
});

const noteOutcome: BeforeTransit = (_transaction, { tenant }, _hashcode, { from, to }, stored, reason) => {
  if (to === 'reached') {
    const given = stored['reached_on'];
    const reached_on = typeof given === 'string' ? given : todayOf(tenant);
    return Promise.resolve({ reached_on, returned_because: null });
  }
  const isSentBack = to === 'working' && from.includes('proposed');
  return Promise.resolve(isSentBack ? { returned_because: reason } : {});
};
