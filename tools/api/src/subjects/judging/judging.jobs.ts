import { tenantCodes } from '@callboard/api-contract';
import * as v from 'valibot';
import { defineJob } from '../../engine/jobs/defineJob';

/** Releases the results of a stage at the time that is planned; where it is planned for later now, or stopped, they stay sealed. */
export const releasePlanned = defineJob({
  name: 'results.release',
  payload: v.object({ tenant: v.picklist(tenantCodes), stage: v.pipe(v.string(), v.uuid()) }),
  retries: 10,
  retrySeconds: 5,
  runSeconds: 120,
  concurrency: 1,
});
