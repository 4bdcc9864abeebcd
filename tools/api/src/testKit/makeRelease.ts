import { registry } from '@callboard/api-contract/collections';
import { insertRecord, type MadeRecord } from './madeRecord';
import type { TestApi, TestClient } from './startTestApi';

/** Makes a release of the timetable of an event in which nothing has a time, which no action makes. */
export function makeRelease(api: TestApi, client: TestClient, event: unknown): Promise<MadeRecord> {
  const text = `INSERT INTO timetable_releases (tenant, name, event, number, notified, is_public, content)
    SELECT $1, 'A timetable', $2::uuid, 1 + count(*), 'no_one', false, '{"performances":[],"items":[]}'
    FROM timetable_releases WHERE tenant = $1 AND event = $2::uuid RETURNING hashcode`;
  return insertRecord(api, client, registry.timetableReleases, text, [event]);
}
