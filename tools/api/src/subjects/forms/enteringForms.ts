import type { TenantCode } from '@callboard/api-contract';
import { editableAnswerStatuses, fieldsOf, type FormContent } from '@callboard/api-contract/forms';
import type { EnteringForm, MissingAnswer } from '@callboard/api-contract/tasks';
import { sentences } from '@callboard/api-contract/sentences';
import { scoreOf, visibleAnswers, type AnswerErrors, type Answers } from '@callboard/domain/forms';
import * as v from 'valibot';
import type { Queries, Transaction } from '../../engine/database/TenantDatabase';
import { refusedAction } from '../../engine/problems';
import { answerSql } from '../../engine/facts/sqlParts';
import { step } from '../../engine/records/step';
import { checkStoredAnswers } from './checkStoredAnswers';
import { toAnswers, toContent } from './storedForms';

const formRow = v.object({
  task: v.string(),
  title: v.string(),
  definition: v.string(),
  edition: v.string(),
  content: v.unknown(),
  answer: v.nullable(
    v.object({
      hashcode: v.string(),
      status: v.picklist(['open', 'submitted', 'change_requested', 'approved']),
      comment: v.nullable(v.string()),
      submitted: v.nullable(v.string()),
    }),
  ),
  answers: v.unknown(),
});

/** As many as an event asks while entering: each is a step. */
const maxForms = 12;

interface CheckedForm {
  form: EnteringForm;
  content: FormContent;
  answers: Answers;
}

/** The forms that are part of entering an entry, in the order in which they are due, each checked as if it were submitted now. */
export async function readEnteringForms(
  queries: Queries,
  tenant: TenantCode,
  table: string,
  entry: string,
): Promise<EnteringForm[]> {
  return (await checkForms(queries, tenant, table, entry)).map(({ form }) => form);
}

/**
 * Hands the forms of entering in with an entry that is submitted. One that nothing requires to be answered can stay empty.
 *
 * @throws where an answer is missing or not right, with the forms that lack it
 */
export async function submitEnteringForms(
  transaction: Transaction,
  tenant: TenantCode,
  table: string,
  entry: string,
): Promise<void> {
  // Locked until they are submitted: what a co-worker types meanwhile is refused with a message.
  await transaction.query({
    text: 'SELECT 1 FROM form_instances WHERE tenant = $1 AND entry = $2::uuid FOR UPDATE',
    values: [tenant, entry],
  });
  const checked = await checkForms(transaction, tenant, table, entry);
  const lacking = checked.filter(({ form }) => form.missing.length > 0).map(({ form }) => form);
  if (lacking.length > 0) {
    const forms = lacking.map(({ task }) => task.title).join(', ');
    throw refusedAction(sentences.enteringFormsMissing({ forms }), { forms: lacking });
  }
  await submit(
    transaction,
    tenant,
    checked.filter(({ form: { answer } }) => isOpen(answer)),
  );
}

async function checkForms(
  queries: Queries,
  tenant: TenantCode,
  table: string,
  entry: string,
): Promise<CheckedForm[]> {
  const rows = await queries.rows(formRow, {
    text: `SELECT t.hashcode AS task, t.qed_title AS title, d.hashcode AS definition, n.hashcode AS edition, n.content, ${answerSql} AS answer, f.answers
      FROM ${table} e
      JOIN tasks t ON t.tenant = e.tenant AND t.event = e.event AND t.in_entering AND t.per_entry
        AND t.audience = 'participant' AND t.status = 'open'
      JOIN form_definitions d ON d.tenant = t.tenant AND d.hashcode = t.form
      LEFT JOIN form_instances f ON f.tenant = t.tenant AND f.entry = e.hashcode AND f.task = t.hashcode
      JOIN LATERAL (SELECT hashcode, content FROM form_editions v
        WHERE v.tenant = d.tenant AND v.definition = d.hashcode AND (f.edition IS NULL OR v.hashcode = f.edition)
        ORDER BY v.number DESC LIMIT 1) n ON true
      WHERE e.tenant = $1 AND e.hashcode = $2::uuid AND (d.status = 'published' OR f.hashcode IS NOT NULL)
      ORDER BY t.due_on, t.qed_title, t.hashcode LIMIT ${maxForms}`,
    values: [tenant, entry],
  });
  const parsed = rows.map(({ task, title, definition, edition: version, answer, ...row }) => ({
    form: { task: { hashcode: task, title }, definition, edition: version, answer },
    content: toContent(row.content),
    answers: toAnswers(row.answers),
  }));
  const errors = await checkStoredAnswers(queries, tenant, parsed, 'final');
  return parsed.map(({ form, content, answers }, at) => {
    const isDone = form.answer !== null && !isOpen(form.answer);
    return {
      form: { ...form, missing: isDone ? [] : missingAnswers(content, errors[at] ?? {}) },
      content,
      answers,
    };
  });
}

function isOpen(answer: EnteringForm['answer']): boolean {
  return answer !== null && editableAnswerStatuses.some((status) => status === answer.status);
}

/** The questions with an error; a row's question once, at its first row. */
function missingAnswers(content: FormContent, errors: AnswerErrors): MissingAnswer[] {
  const labels = new Map(
    fieldsOf(content).flatMap(({ field, section }): [string, string][] => [
      [field.id, field.label],
      [section.id, section.title || (section.repeat?.row ?? '')],
    ]),
  );
  const missing = new Map<string, MissingAnswer>();
  for (const field of Object.keys(errors)) {
    const id = field.split('.').at(-1) ?? field;
    if (!missing.has(id)) missing.set(id, { field, label: labels.get(id) ?? id });
  }
  return [...missing.values()];
}

/** All in one statement, for any number. */
async function submit(
  transaction: Transaction,
  tenant: TenantCode,
  forms: readonly CheckedForm[],
): Promise<void> {
  if (forms.length === 0) return;
  const hashcodes = forms.flatMap(({ form }) => form.answer?.hashcode ?? []);
  const visible = forms.map(({ content, answers }) => visibleAnswers(content, answers));
  const texts = visible.map((answers) => JSON.stringify(answers));
  const scores = forms.map(({ content }, at) => scoreOf(content, visible[at] ?? {}));
  await transaction.query({
    text: `UPDATE form_instances t SET ${step('formInstances', 'submit').set}, answers = c.answers, progress = 100,
        score = c.score, submitted = $2::timestamptz
      FROM unnest($3::uuid[], $4::jsonb[], $5::integer[]) AS c (hashcode, answers, score)
      WHERE t.tenant = $1 AND t.hashcode = c.hashcode`,
    values: [tenant, new Date(), hashcodes, texts, scores],
  });
}
