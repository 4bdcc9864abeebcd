import type { TenantCode } from '@callboard/api-contract';
import type { Foyer } from '@callboard/api-contract/scheduling';
import type { Database } from '../../../engine/database/openDatabase';
import { readFoyer } from './readFoyer';

/** As long as a cache keeps the answer. */
const sameForMs = 2_000;

/**
 * Reads the night of a performance for the foyer once in two seconds, however many phones follow it: the others get the same answer. What
 * is not shown is not stored, so that made-up addresses take no memory.
 */
export function createReadFoyerOnce(
  database: Database,
): (tenant: TenantCode, performance: string) => Promise<Foyer | null> {
  const answers = new Map<string, { until: number; answer: Promise<Foyer | null> }>();

  return async (tenant, performance) => {
    const key = `${tenant} ${performance}`;
    const now = Date.now();
    const known = answers.get(key);
    if (known && known.until > now) return known.answer;
    const answer = readFoyer(database, tenant, performance, now);
    const own = { until: now + sameForMs, answer };
    answers.set(key, own);
    const forget = () => answers.get(key) === own && answers.delete(key);
    try {
      const foyer = await answer;
      if (foyer === null) forget();
      return foyer;
    } catch (error) {
      forget();
      throw error;
    }
  };
}
