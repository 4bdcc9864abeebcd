import type { Stages } from '../../engine/ports/stages';

/** Stores whom a league drew against whom. */
export const storeDraw: Stages['storeDraw'] = async (transaction, tenant, stage, draw) => {
  await transaction.query({
    text: 'UPDATE stages SET draw = $3::jsonb WHERE tenant = $1 AND hashcode = $2::uuid',
    values: [tenant, stage, JSON.stringify(draw)],
  });
};
