import type { ExportLine } from '@callboard/api-contract/lists';
import { dayOfInstant } from '@callboard/domain/calendar';
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { cleanName } from '../attachments/cleanName';
import type { LineListener } from '../lines/openLines';
import { readPlaceZones } from '../records/readPlaceZones';
import type { RecordContext } from '../records/recordContext';
import { byteOrderMark, csvLine } from './csvLines';
import { createXlsx } from './createXlsx';
import type { ExportPlan } from './exportPlan';
import { createReadBatch } from './readExport';
import { toCell, type Cell } from './toCell';

const batchSize = 500;
/** A multiple of three, so that each part is whole in base64. */
const partBytes = 192 * 1024;

const mediaTypes = {
  csv: 'text/csv;charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

/** Writes the file of an export, batch by batch, until it is whole or its reader has gone. */
export async function runExport(
  context: RecordContext,
  plan: ExportPlan,
  hashcodes: readonly string[],
  listener: LineListener<ExportLine>,
  now: Date,
): Promise<void> {
  const { format } = plan.request;
  const total = hashcodes.length;
  listener.send({ type: 'start', name: fileName(plan, now), mediaType: mediaTypes[format], total });
  const { collection, actor, columns } = plan;
  const zones = columns.some(({ field }) => field.kind === 'datetime')
    ? await readPlaceZones(context.database.forTenant(actor.tenant), context.target, collection, actor)
    : new Map<string, string>();
  const readBatch = createReadBatch(context, plan);
  const file = format === 'csv' ? openCsv(listener) : openXlsx(plan, listener);
  try {
    file.add([plan.columns.map(({ label }) => ({ text: label }))]);
    let rows = 0;
    for (let start = 0; start < total; start += batchSize) {
      const records = await readBatch(hashcodes.slice(start, start + batchSize));
      file.add(records.map((record) => plan.columns.map((column) => toCell(plan, zones, column, record))));
      rows += records.length;
      listener.send({ type: 'progress', done: Math.min(start + batchSize, total), total });
      await listener.drained();
      // The requests of others come in between two batches, and a reader that left is noticed.
      await yieldToEventLoop();
      listener.signal.throwIfAborted();
    }
    await file.finish();
    listener.send({ type: 'done', rows });
  } finally {
    file.close();
  }
}

interface OpenFile {
  add(rows: readonly (readonly Cell[])[]): void;
  finish(): Promise<void>;
  close(): void;
}

function openCsv({ send }: LineListener<ExportLine>): OpenFile {
  let mark = byteOrderMark;
  return {
    add(rows) {
      const text = mark + rows.map(csvLine).join('');
      mark = '';
      send({ type: 'part', bytes: Buffer.from(text).toString('base64') });
    },
    finish: () => Promise.resolve(),
    close: () => undefined,
  };
}

function openXlsx({ request }: ExportPlan, { send, drained, signal }: LineListener<ExportLine>): OpenFile {
  const { add, finish, close } = createXlsx();
  return {
    add,
    async finish() {
      // Closing a thread whose reader left while it wrote ends the wait too.
      signal.addEventListener('abort', close, { once: true });
      const bytes = Buffer.from(await finish(request.name));
      for (let start = 0; start < bytes.length; start += partBytes) {
        send({ type: 'part', bytes: bytes.subarray(start, start + partBytes).toString('base64') });
        await drained();
      }
    },
    close,
  };
}

/** Name of an export by its records, tenant and day: 'Entries-showquest-2027-05-14.csv'. */
function fileName({ request, actor }: ExportPlan, now: Date): string {
  const day = dayOfInstant(now.toISOString(), request.zone);
  return cleanName(`${request.name.replaceAll(/[\\/]/g, ' ')}-${actor.tenant}-${day}.${request.format}`);
}
