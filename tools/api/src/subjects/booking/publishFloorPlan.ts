import { emptyPlan, planSchema } from '@callboard/api-contract/booking';
import { sentences } from '@callboard/api-contract/sentences';
import { countSeats, withoutBackgrounds } from '@callboard/domain/booking';
import * as v from 'valibot';
import type { Handler, RecordCall } from '../../engine/calls/handler';
import { actionRefused } from '../../engine/records/actionRefused';
import type { RecordContext } from '../../engine/records/recordContext';
import { step } from '../../engine/records/step';
import { createPublish } from '../../engine/versions/createPublish';
import { refuseDoubleLabels } from './refuseDoubleLabels';

const newestRow = v.object({ is_same: v.boolean() });

/** Publishes a floor plan: makes a version of its drawing. */
export function createPublishFloorPlan(context: RecordContext): Handler<'publishFloorPlan'> {
  return createPublish<RecordCall<'publishFloorPlan'>>(context, 'floorPlans', {
    published: step('floorPlans', 'publish'),
    refused: sentences.planRetired(),
    async prepare(transaction, { actor: { tenant }, target }, stored) {
      const plan = withoutBackgrounds(v.parse(planSchema, stored['content'] ?? emptyPlan));
      const seats = countSeats(plan);
      if (seats === 0 && !plan.areas.some(({ kind }) => kind === 'standing'))
        throw actionRefused(sentences.planWithoutSeats());
      refuseDoubleLabels(plan);
      const content = JSON.stringify(plan);
      const [newest] = await transaction.rows(newestRow, {
        text: `SELECT content = $3::jsonb AS is_same FROM floor_plan_versions WHERE tenant = $1 AND floor_plan = $2::uuid
          ORDER BY number DESC LIMIT 1`,
        values: [tenant, target, content],
      });
      if (newest?.is_same) throw actionRefused(sentences.nothingChanged());
      return { content: { seats, content }, fields: { seats } };
    },
  });
}
