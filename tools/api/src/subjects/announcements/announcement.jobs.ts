import { tenantCodes } from '@callboard/api-contract';
import * as v from 'valibot';
import { defineJob } from '../../engine/jobs/defineJob';

/** Publishes a scheduled announcement at its time; one that is not scheduled any more, or for later now, stays as it is. */
export const publishAnnouncement = defineJob({
  name: 'announcements.publish',
  payload: v.object({ tenant: v.picklist(tenantCodes), announcement: v.pipe(v.string(), v.uuid()) }),
  retries: 10,
  retrySeconds: 5,
  runSeconds: 120,
  concurrency: 1,
});
