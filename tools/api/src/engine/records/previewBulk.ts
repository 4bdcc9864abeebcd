import type { BulkResult, Collection } from '@callboard/api-contract';
import { sentences } from '@callboard/api-contract/sentences';
import type { Transaction } from '../database/TenantDatabase';
import { invalid } from '../problems';
import type { TenantActor } from './actor';
import type { Answer } from './answer';
import { bulkAnswer } from './inBulk';
import type { RecordContext } from './recordContext';
import { takeBulkTurn } from './takeBulkTurn';

/** True if a bulk request only asks what would come of it. */
export function isPreview(given: unknown): boolean {
  if (given === undefined || given === false) return false;
  if (given === true) return true;
  throw invalid({ preview: [sentences.notAccepted()] });
}

/**
 * Does the work of a bulk request in a transaction that is rolled back, and answers its results: what is refused beforehand is exactly
 * what would be refused, in the same words.
 */
export async function previewBulk(
  context: RecordContext,
  actor: TenantActor,
  collection: Collection,
  work: (transaction: Transaction) => Promise<BulkResult[]>,
): Promise<Answer> {
  try {
    await takeBulkTurn(context, actor, collection, async (transaction) => {
      throw new Previewed(await work(transaction));
    });
  } catch (error) {
    if (error instanceof Previewed) {
      const { status, body } = bulkAnswer(error.results, '');
      return { status, body, headers: {} };
    }
    throw error;
  }
  throw new Error('A preview never commits.');
}

/** Ends the transaction of a preview. */
class Previewed extends Error {
  constructor(readonly results: readonly BulkResult[]) {
    super('This was a preview.');
  }
}
