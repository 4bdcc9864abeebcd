import { formContentSchema, type FormContent } from '@callboard/api-contract/forms';
import type { Answers } from '@callboard/domain/forms';
import * as v from 'valibot';
import type { Transaction } from '../database/TenantDatabase';

const answersSchema: v.GenericSchema<unknown, Answers> = v.record(v.string(), v.unknown());

/** A form as it was published once. */
export interface StoredVersion {
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
export async function newestVersion(
  transaction: Transaction,
  tenant: string,
  definition: string,
): Promise<StoredVersion | null> {
  const found = await formVersionsOf(transaction, tenant)
    .where('definition', '=', definition)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return found ? toVersion(found) : null;
}

/** An edition by its hashcode, which some answers hold. */
export async function formVersionOf(
  transaction: Transaction,
  tenant: string,
  hashcode: string,
): Promise<StoredVersion> {
  const found = await formVersionsOf(transaction, tenant).where('hashcode', '=', hashcode).executeTakeFirst();
  if (!found) throw new Error(`There is no edition ${hashcode}.`);
  return toVersion(found);
}

function formVersionsOf({ db }: Transaction, tenant: string) {
  return db.selectFrom('form_editions').select(['hashcode', 'content']).where('tenant', '=', tenant);
}

function toVersion({ hashcode, content }: { hashcode: string; content: unknown }): StoredVersion {
  return { hashcode, content: toContent(content) };
}
