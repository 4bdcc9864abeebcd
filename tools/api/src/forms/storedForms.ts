import { formContentSchema, type FormContent } from '@callboard/api-contract/forms';
import type { Answers } from '@callboard/domain/forms';
import * as v from 'valibot';
import type { Transaction } from '../database/TenantDatabase';

const answersSchema: v.GenericSchema<unknown, Answers> = v.record(v.string(), v.unknown());

/** A form as it was published once. */
export interface StoredEdition {
  hashcode: string;
  content: FormContent;
}

/** What is stored was checked when it was written: content that no longer parses is a fault of ours. */
export function toContent(stored: unknown): FormContent {
  return v.parse(formContentSchema, stored);
}

/** Answers as they are stored; none are an empty record. */
export function toAnswers(stored: unknown): Answers {
  return v.parse(answersSchema, stored ?? {});
}

/** The newest edition of a form; null while it has none. */
export async function newestEdition(
  transaction: Transaction,
  tenant: string,
  definition: string,
): Promise<StoredEdition | null> {
  return editionWhere(transaction, 'definition = $2::uuid ORDER BY number DESC LIMIT 1', [
    tenant,
    definition,
  ]);
}

/** An edition by its hashcode, which some answers hold. */
export async function editionOf(
  transaction: Transaction,
  tenant: string,
  hashcode: string,
): Promise<StoredEdition> {
  const found = await editionWhere(transaction, 'hashcode = $2::uuid', [tenant, hashcode]);
  if (!found) throw new Error(`There is no edition ${hashcode}.`);
  return found;
}

async function editionWhere(
  transaction: Transaction,
  condition: string,
  values: readonly string[],
): Promise<StoredEdition | null> {
  const [row] = await transaction.query<{ hashcode: string; content: unknown }>({
    text: `SELECT hashcode, content FROM form_editions WHERE tenant = $1 AND ${condition}`,
    values,
  });
  return row ? { hashcode: row.hashcode, content: toContent(row.content) } : null;
}
