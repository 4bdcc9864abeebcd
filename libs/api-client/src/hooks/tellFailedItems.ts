import { problemText, type BulkResult } from '@callboard/api-contract';
import { apiSettings } from '../configureApi';
import { toProblem } from '../request/toProblem';
import type { Outcome } from './outcome';

/** A bulk write that went through may still hold items that did not: what they say is shown (clause 8.2). */
export function tellFailedItems(outcome: Outcome<BulkResult[]>): Outcome<BulkResult[]> {
  const failed = outcome.ok ? outcome.data.filter((item) => !item.success) : [];
  const body = { results: failed };
  if (problemText(body))
    apiSettings().onProblem(toProblem({ as: 'status', status: 422, body, retryAfter: null }));
  return outcome;
}
