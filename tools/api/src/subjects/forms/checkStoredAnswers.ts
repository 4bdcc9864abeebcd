import { isHashcode } from '@callboard/api-contract/text';
import type { FormContent } from '@callboard/api-contract/forms';
import {
  checkAnswerFiles,
  checkAnswers,
  limitedFiles,
  type AnsweredFile,
  type AnswerErrors,
  type Answers,
} from '@callboard/domain/forms';
import * as v from 'valibot';
import type { Queries } from '../../engine/database/TenantDatabase';

/** The answers of a form, with what it asks. */
export interface GivenAnswers {
  content: FormContent;
  answers: Answers;
}

const fileRow = v.object({ hashcode: v.string(), name: v.string(), type: v.string(), size: v.number() });

/** Errors of some answers: by the questions of their form, and by the content of the files that they name. */
export async function checkStoredAnswers(
  queries: Queries,
  tenant: string,
  given: readonly GivenAnswers[],
  stage: 'draft' | 'final',
): Promise<AnswerErrors[]> {
  const files = await filesOf(queries, tenant, given);
  return given.map(({ content, answers }) => ({
    ...checkAnswerFiles(content, answers, files),
    ...checkAnswers(content, answers, stage),
  }));
}

async function filesOf(
  queries: Queries,
  tenant: string,
  given: readonly GivenAnswers[],
): Promise<ReadonlyMap<string, AnsweredFile>> {
  const named = given.flatMap(({ content, answers }) => limitedFiles(content, answers)).filter(isHashcode);
  if (named.length === 0) return new Map();
  const found = await queries.rows(fileRow, {
    text: `SELECT hashcode, name, type, size::float8 AS size FROM attachments
      WHERE tenant = $1 AND hashcode = ANY ($2::uuid[])`,
    values: [tenant, named],
  });
  return new Map(found.map(({ hashcode, ...file }) => [hashcode, file]));
}
