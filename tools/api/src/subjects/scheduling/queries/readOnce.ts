import type { TenantCode } from '@callboard/api-contract';

/**
 * Makes a read that happens once in a time, however many devices follow it: the others get the same answer. What is not there is not
 * stored, so that made-up addresses take no memory, and what is older is dropped.
 */
export function createReadOnce<Answer>(
  sameForMs: number,
  read: (tenant: TenantCode, key: string, now: number) => Promise<Answer | null>,
): (tenant: TenantCode, key: string) => Promise<Answer | null> {
  const answers = new Map<string, { until: number; answer: Promise<Answer | null> }>();

  return async (tenant, key) => {
    const name = `${tenant} ${key}`;
    const now = Date.now();
    const known = answers.get(name);
    if (known && known.until > now) return known.answer;
    for (const [other, { until }] of answers) if (until <= now) answers.delete(other);
    const answer = read(tenant, key, now);
    const own = { until: now + sameForMs, answer };
    answers.set(name, own);
    const forget = () => answers.get(name) === own && answers.delete(name);
    try {
      const found = await answer;
      if (found === null) forget();
      return found;
    } catch (error) {
      forget();
      throw error;
    }
  };
}
