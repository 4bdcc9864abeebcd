import { formContentSchema, type FormContent } from '@callboard/api-contract/forms';
import type { Answers } from '@callboard/domain/forms';
import * as v from 'valibot';
import type { Transaction } from '../../engine/database/TenantDatabase';

const answersSchema: v.GenericSchema<unknown, Answers> = v.record(v.string(), v.unknown());

const versionRow = v.object({ hashcode: v.string(), content: formContentSchema });

/** A form as it was published once. */
export type StoredVersion = v.InferOutput<typeof versionRow>;

/** Parses stored content, which was checked when it was written: content that no longer parses is our own error. */
export function toContent(stored: unknown): FormContent {
  return v.parse(formContentSchema, stored);
}

/** Answers as they are stored; none are an empty record. */
export function toAnswers(stored: unknown): Answers {
  return v.parse(answersSchema, stored ?? {});
}

/** The newest version of a form; null while it has none. */
export async function newestVersion(
  transaction: Transaction,
  tenant: string,
  definition: string,
): Promise<StoredVersion | null> {
  const [found] = await transaction.rows(versionRow, {
    text: `SELECT hashcode, content FROM form_editions WHERE tenant = $1 AND definition = $2::uuid
      ORDER BY number DESC LIMIT 1`,
    values: [tenant, definition],
  });
  return found ?? null;
}

/** A version by its hashcode, which some answers hold. */
export async function formVersionOf(
  transaction: Transaction,
  tenant: string,
  hashcode: string,
): Promise<StoredVersion> {
  const [found] = await transaction.rows(versionRow, {
    text: 'SELECT hashcode, content FROM form_editions WHERE tenant = $1 AND hashcode = $2::uuid',
    values: [tenant, hashcode],
  });
  if (!found) throw new Error(`There is no edition ${hashcode}.`);
  return found;
}
