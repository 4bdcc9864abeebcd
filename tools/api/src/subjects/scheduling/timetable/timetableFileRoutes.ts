import { tenantCodes, type TenantCode } from '@callboard/api-contract';
import { timetableFilePath, timetableFiles, type TimetableFile } from '@callboard/api-contract/scheduling';
import { isHashcode } from '@callboard/api-contract/text';
import { scheduleJson, scheduleXml, timetableCalendar } from '@callboard/domain/scheduling';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { sendCachedText } from '../../../engine/calls/sendCached';
import type { Database } from '../../../engine/database/openDatabase';
import { notFound } from '../../../engine/problems';
import type { Settings } from '../../../engine/settings';
import { tenantUrl } from '../../../engine/tenantUrl';
import { createReadOnce } from '../queries/readOnce';
import { readCancelledItems, readPublicTimetable } from './readPublicTimetable';

const querySchema = v.object({ tenant: v.picklist(tenantCodes) });

/** Calendars and apps of one event ask in the same moments: the server writes a file once in this time. */
const sameForMs = 2_000;

const types: Readonly<Record<TimetableFile, string>> = {
  'schedule.json': 'application/json; charset=utf-8',
  'schedule.xml': 'application/xml; charset=utf-8',
  'timetable.ics': 'text/calendar; charset=utf-8',
};

/**
 * The public timetable of an event as files: what conference apps read, and what calendars subscribe to. They need no sign-in: anyone who
 * can read the page can read them. The tenant is in the address, because such apps send no headers of ours.
 */
export function addTimetableFileRoutes(
  app: FastifyInstance,
  database: Database,
  settings: Pick<Settings, 'hosts' | 'publicPort'>,
): void {
  const open = { config: { permission: 'public', rateClass: 'page' }, exposeHeadRoute: false } as const;
  for (const file of timetableFiles) {
    const read = createReadOnce(sameForMs, (tenant, event) =>
      readFile(database, tenant, event, file, tenantUrl(settings, tenant)),
    );
    const path = timetableFilePath(':event', file).replace('%3A', ':');
    app.get<{ Params: { event: string } }>(`/${path}`, open, async (request, reply) => {
      const { event } = request.params;
      const parsed = v.safeParse(querySchema, request.query);
      if (!parsed.success || !isHashcode(event)) throw notFound();
      const text = await read(parsed.output.tenant, event);
      if (text === null) throw notFound();
      return sendCachedText(request, reply, { text, type: types[file], seconds: 300 });
    });
  }
}

async function readFile(
  database: Database,
  tenant: TenantCode,
  event: string,
  file: TimetableFile,
  origin: string,
): Promise<string | null> {
  const timetable = await readPublicTimetable(database, tenant, event);
  if (!timetable) return null;
  const page = `${origin}/timetable/${encodeURIComponent(event)}`;
  if (file === 'schedule.json') return scheduleJson(timetable, page);
  if (file === 'schedule.xml') return scheduleXml(timetable, page);
  return timetableCalendar(timetable, await readCancelledItems(database, tenant, timetable), page);
}
