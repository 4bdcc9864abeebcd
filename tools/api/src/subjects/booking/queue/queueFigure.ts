import type { TenantFigure } from '../../../engine/metrics/addTenantFigure';

/** How many buyers wait for their turn. */
export const queueFigure: TenantFigure = {
  name: 'callboard_queue_places',
  help: 'Buyers who wait in the queue of a sale, by tenant.',
  text: `SELECT count(*)::int AS count FROM queue_places WHERE tenant = $1 AND status = 'waiting'`,
};
