import { registry } from '@callboard/api-contract/collections';
import * as v from 'valibot';
import type { Handler } from '../../../engine/calls/handler';
import { notify } from '../../../engine/notifications/notify';
import { notFound } from '../../../engine/problems';
import { succeeded } from '../../../engine/records/answer';
import type { RecordContext } from '../../../engine/records/recordContext';
import { writeOnce } from '../../../engine/records/writeOnce';

const readRow = v.object({
  hashcode: v.string(),
  reader: v.string(),
  stage: v.string(),
  event: v.string(),
  panel: v.array(v.string()),
});

/** Lets an admin read the sheets of a stage from now on. Who it is and why stands on the desk and in the protocol, and its panel is notified. */
export function createReadSheets(context: RecordContext): Handler<'readSheets'> {
  return (call) =>
    writeOnce(context, registry.sheetReadings, call, async (transaction) => {
      const { actor, target, input } = call;
      const { tenant, user } = actor;
      const [reading] = await transaction.rows(readRow, {
        text: `WITH made AS (
            INSERT INTO sheet_readings (tenant, name, event, stage, reader, reason)
            SELECT s.tenant, u.qed_title, s.event, s.hashcode, u.hashcode, $4
            FROM stages s JOIN users u ON u.tenant = s.tenant AND u.hashcode = $3::uuid
            WHERE s.tenant = $1 AND s.hashcode = $2::uuid AND s.method IS NOT NULL
            RETURNING tenant, hashcode, name, event, stage)
          SELECT m.hashcode, m.name AS reader, s.name AS stage, e.name AS event, coalesce((
              SELECT json_agg(j.judge) FROM panel_judges j
              WHERE j.tenant = m.tenant AND j.stage = m.stage AND j.status <> 'stood_down'), '[]') AS panel
          FROM made m JOIN stages s ON s.tenant = m.tenant AND s.hashcode = m.stage
            JOIN events e ON e.tenant = m.tenant AND e.hashcode = m.event`,
        values: [tenant, target, user, input.reason],
      });
      if (!reading) throw notFound();
      const { hashcode, reader, stage, event, panel } = reading;
      await notify(transaction, tenant, {
        kind: 'sheetsRead',
        cause: `reading ${hashcode}`,
        about: { collection: 'stages', record: target },
        facts: { reader, stage, event, reason: input.reason },
        users: panel,
      });
      return { status: 200, body: succeeded('{}'), headers: {} };
    });
}
