import type { OpenAnswers } from '@callboard/api-contract/forms';
import { sentences } from '@callboard/api-contract/sentences';
import {
  carryAnswers,
  lostAnswers,
  progressOf,
  rewordedOptions,
  type Answers,
  type LostField,
  type RewordedOption,
} from '@callboard/domain/forms';
import * as v from 'valibot';
import type { Transaction } from '../../engine/database/TenantDatabase';
import { type ApiProblem, refusedAction } from '../../engine/problems';
import { type StoredVersion, toAnswers } from './storedForms';

const openRow = v.object({ hashcode: v.string(), answers: v.unknown() });
type OpenInstance = v.InferOutput<typeof openRow>;

/**
 * Takes the open answers of a version along into the next one. Where that would lose some of them, or give an option that they
 * have other words, it is refused until the user who publishes has selected what happens to them; submitted answers always stay
 * where they are.
 */
export async function moveOpenAnswers(
  transaction: Transaction,
  tenant: string,
  before: StoredVersion,
  after: StoredVersion,
  selected: OpenAnswers | undefined,
): Promise<void> {
  if (selected === 'keep') return;
  const open = await transaction.rows(openRow, {
    text: `SELECT hashcode, answers FROM form_instances
      WHERE tenant = $1 AND edition = $2::uuid AND status = 'open' ORDER BY hashcode FOR UPDATE`,
    values: [tenant, before.hashcode],
  });
  if (open.length === 0) return;
  const given = open.map(({ answers }) => toAnswers(answers));
  const lost = lostAnswers(before.content, after.content, given);
  const reworded = rewordedOptions(before.content, after.content, given);
  if (lost.length > 0 && selected === undefined) throw wouldLose(lost, reworded, open.length);
  if (reworded.length > 0 && selected === undefined) throw wouldReword(reworded);
  await carry(transaction, tenant, after, open, (stored) =>
    carryAnswers(before.content, after.content, toAnswers(stored)),
  );
}

async function carry(
  transaction: Transaction,
  tenant: string,
  version: StoredVersion,
  open: readonly OpenInstance[],
  carried: (answers: unknown) => Answers,
): Promise<void> {
  const hashcodes = open.map(({ hashcode }) => hashcode);
  const moved = open.map(({ answers }) => carried(answers));
  const texts = moved.map((answers) => JSON.stringify(answers));
  const progress = moved.map((answers) => progressOf(version.content, answers));
  await transaction.query({
    text: `UPDATE form_instances t SET edition = $2::uuid, answers = c.answers, progress = c.progress
      FROM unnest($3::uuid[], $4::jsonb[], $5::integer[]) AS c (hashcode, answers, progress)
      WHERE t.tenant = $1 AND t.hashcode = c.hashcode`,
    values: [tenant, version.hashcode, hashcodes, texts, progress],
  });
}

function wouldLose(
  lost: readonly LostField[],
  reworded: readonly RewordedOption[],
  open: number,
): ApiProblem {
  const fields = lost.map(({ label, count }) => `'${label}' (${count})`).join(', ');
  const message = open === 1 ? sentences.oneAnswerLost({ fields }) : sentences.answersLost({ open, fields });
  return refusedAction(message, { lost, reworded, open });
}

function wouldReword(reworded: readonly RewordedOption[]): ApiProblem {
  const options = reworded
    .map(({ label, from, to, count }) => `${label}: '${from}' → ${to === null ? '–' : `'${to}'`} (${count})`)
    .join(', ');
  return refusedAction(sentences.answersReworded({ options }), { reworded });
}
