import { isObject, limits, problemText, type BulkResult } from '@callboard/api-contract';
import { isHashcode, words } from '@callboard/api-contract/text';
import { sentences } from '@callboard/api-contract/sentences';
import type { Transaction } from '../database/TenantDatabase';
import { ApiProblem, badRequest, invalid } from '../problems';
import type { Answer } from './answer';

/** An item of a bulk request: whose hashcode is known to be one, and the rest of it. */
export interface BulkItem {
  hashcode: string;
  item: unknown;
}

/**
 * Reads the list of a bulk body, which holds nothing else. A patch without a list is meant for one record, whose hashcode is missing in
 * the address (clause 5.25).
 */
export function parseBulk(body: unknown, property: 'bulk_patch' | 'hashcodes'): unknown[] {
  if (property === 'bulk_patch' && (!isObject(body) || !Object.hasOwn(body, property)))
    throw badRequest(sentences.noHashcode());
  const given: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, property) : undefined;
  if (!Array.isArray(given)) throw invalid({ [property]: [sentences.required()] });
  const strange = Object.keys(body ?? {}).filter((key) => key !== property);
  if (strange.length > 0)
    throw invalid(Object.fromEntries(strange.map((key) => [key, [sentences.unknownField()]])));
  if (given.length > limits.maxBulk)
    throw invalid({ [property]: [sentences.tooManyItems({ max: limits.maxBulk })] });
  return given;
}

/**
 * Works on each item by itself within one transaction: an item that is refused leaves nothing of itself, and the others stay.
 * Rows are taken in the order of their hashcodes, so that two such requests never wait for each other in a circle.
 */
export async function inBulk(
  transaction: Transaction,
  items: readonly BulkItem[],
  work: (item: BulkItem) => Promise<unknown>,
): Promise<BulkResult[]> {
  const results = new Map<BulkItem, BulkResult>();
  const inOrder = [...items].sort((a, b) => (a.hashcode < b.hashcode ? -1 : 1));
  await transaction.query({ text: 'SAVEPOINT item', values: [] });
  for (const item of inOrder) results.set(item, await attempt(transaction, item, work));
  return items.flatMap((item) => results.get(item) ?? []);
}

async function attempt(
  transaction: Transaction,
  item: BulkItem,
  work: (item: BulkItem) => Promise<unknown>,
): Promise<BulkResult> {
  const { hashcode } = item;
  if (!isHashcode(hashcode)) {
    return {
      hashcode,
      success: false,
      error: hashcode === '' ? sentences.noHashcode().sentence : words.reference,
    };
  }
  try {
    await work(item);
    // The end of this item and the beginning of the next in one go.
    await transaction.query({ text: 'RELEASE SAVEPOINT item; SAVEPOINT item', values: [] });
    return { hashcode, success: true };
  } catch (error) {
    // Anything but a refusal ends the whole request, which is then tried again or fails as one.
    if (!(error instanceof ApiProblem)) throw error;
    await transaction.query({ text: 'ROLLBACK TO SAVEPOINT item', values: [] });
    return { hashcode, success: false, error: problemText(error.body) };
  }
}

/** 200 when all worked, else 207: an entry for each item, in the order in which they were given. */
export function bulkAnswer(results: readonly BulkResult[], changeSet: string): Answer {
  return {
    status: results.every(({ success }) => success) ? 200 : 207,
    body: JSON.stringify({ results }),
    headers: { 'change-set': changeSet },
  };
}
