import { tenants } from '@callboard/all-tenants';
import { draftTimetableSchema, type DraftTimetable } from '@callboard/api-contract/scheduling';
import * as v from 'valibot';
import type { Database } from '../../../engine/database/openDatabase';
import { readFacts } from '../../../engine/facts/readFacts';
import type { TenantActor } from '../../../engine/records/actor';
import { newestReleaseSql, timetableSql } from './timetableSql';

const readSchema = v.object({ ...draftTimetableSchema.entries, is_read: v.boolean() });

/** Reads the timetable of an event as it stands and its last release, as far as the reader can see them; null where not even the event. */
export async function readDraftTimetable(
  database: Database,
  actor: TenantActor,
  event: string,
): Promise<DraftTimetable | null> {
  const ask = { actor, now: new Date(), zone: tenants[actor.tenant].timeZone };
  const { is_read, ...timetables } = await readFacts(database, ask, readSchema, (scope) => {
    const of = scope.value(event);
    return {
      facts: {
        is_read: `EXISTS (SELECT FROM ${scope.from('events', 'e')} WHERE e.hashcode = ${of}::uuid)`,
        draft: timetableSql(scope.from, scope.tenant, of),
        released: newestReleaseSql(scope.from, scope.tenant, of),
      },
    };
  });
  return is_read ? timetables : null;
}
