import type { Sale } from '../../../engine/ports/sale';
import { readProgramme } from './readProgramme';

/** Checks whether there is a performance with a price that is on sale. */
export const isSaleOpen: Sale['isOpen'] = async (queries, tenant) => {
  const programme = await readProgramme(queries, tenant, {});
  return programme.some(({ sale, from_price: price }) => sale === 'open' && price !== null);
};
