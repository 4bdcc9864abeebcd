import { planSchema } from '@callboard/api-contract/booking';
import * as v from 'valibot';

/** The first sentence about what makes a plan none that can be saved; null for one that can. */
export function planError(plan: unknown): string | null {
  const { issues } = v.safeParse(planSchema, plan);
  return issues?.[0]?.message ?? null;
}
