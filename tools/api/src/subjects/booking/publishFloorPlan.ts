import { etagOf } from '@callboard/api-contract';
import { emptyPlan, planSchema } from '@callboard/api-contract/booking';
import { sentences } from '@callboard/api-contract/sentences';
import { countSeats, withoutBackgrounds } from '@callboard/domain/booking';
import * as v from 'valibot';
import type { Handler } from '../../engine/calls/handler';
import { actionRefused } from '../../engine/records/actionRefused';
import { succeeded, versionOf } from '../../engine/records/answer';
import { lockRecord } from '../../engine/records/lockRecord';
import type { RecordContext } from '../../engine/records/recordContext';
import { createReadOne, updateSql, writtenRow } from '../../engine/records/recordSql';
import { step } from '../../engine/records/step';
import { writeOnce } from '../../engine/records/writeOnce';
import { refuseDoubleLabels } from './refuseDoubleLabels';

const numberRow = v.object({ number: v.number() });
const newestRow = v.object({ is_same: v.boolean() });

/** Publishes a floor plan: makes a version of its drawing, with the record locked. */
export function createPublishFloorPlan(context: RecordContext): Handler<'publishFloorPlan'> {
  const collection = context.target('floorPlans');
  const readOne = createReadOne(collection, context.target);

  return (call) =>
    writeOnce(context, collection, call, async (transaction) => {
      const { actor, target, ifMatch } = call;
      const { tenant } = actor;
      const at = { actor, hashcode: target };
      const { stored } = await lockRecord(transaction, collection, 'update', at, versionOf(ifMatch), readOne);
      const content = withoutBackgrounds(v.parse(planSchema, stored['content'] ?? emptyPlan));
      const seats = countSeats(content);
      if (seats === 0 && !content.areas.some(({ kind }) => kind === 'standing')) {
        throw actionRefused(sentences.planWithoutSeats());
      }
      refuseDoubleLabels(content);
      const json = JSON.stringify(content);
      const [newest] = await transaction.rows(newestRow, {
        text: `SELECT content = $3::jsonb AS is_same FROM floor_plan_versions WHERE tenant = $1 AND floor_plan = $2::uuid
          ORDER BY number DESC LIMIT 1`,
        values: [tenant, target, json],
      });
      if (newest?.is_same) throw actionRefused(sentences.nothingChanged());
      // A plan that was drawn elsewhere has a number and no version here yet.
      const [added] = await transaction.rows(numberRow, {
        text: `INSERT INTO floor_plan_versions (tenant, name, floor_plan, number, seats, content)
          SELECT $1, $3, $2::uuid, greatest(coalesce(max(number), 0), $4::int) + 1, $5, $6::jsonb FROM floor_plan_versions
          WHERE tenant = $1 AND floor_plan = $2::uuid RETURNING number`,
        values: [tenant, target, stored['name'], Number(stored['edition'] ?? 0), seats, json],
      });
      const published = step('floorPlans', 'publish');
      const values = { ...published.values, edition: added?.number, seats };
      const [row] = await transaction.rows(
        writtenRow,
        updateSql(collection, context.target, actor, target, values, published.from),
      );
      if (!row) throw actionRefused(sentences.planRetired());
      // Versions are permanent, so that nothing here can be undone: no change set is named.
      return { status: 200, body: succeeded(row.body), headers: { etag: etagOf(row.version) } };
    });
}
