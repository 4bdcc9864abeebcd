import type { OpenAnswers } from '@callboard/api-contract';
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
import { type Selectable, sql } from 'kysely';
import type { Tables } from '../database/tables.data';
import type { Transaction } from '../database/TenantDatabase';
import { type ApiProblem, refusedAction } from '../problems';
import { type StoredVersion, toAnswers } from './storedForms';

type OpenInstance = Pick<Selectable<Tables['form_instances']>, 'hashcode' | 'answers'>;

/**
 * Takes the open answers of an edition along into the next one. Where that would lose some of them, or give an option that they have
 * other words, it is refused until the user who publishes has selected what happens to them; submitted answers always stay where they are.
 */
export async function moveOpenAnswers(
  transaction: Transaction,
  tenant: string,
  before: StoredVersion,
  after: StoredVersion,
  choice: OpenAnswers | undefined,
): Promise<void> {
  if (choice === 'keep') return;
  const open = await transaction.db
    .selectFrom('form_instances')
    .select(['hashcode', 'answers'])
    .where('tenant', '=', tenant)
    .where('edition', '=', before.hashcode)
    .where('status', '=', 'open')
    .orderBy('hashcode')
    .forUpdate()
    .execute();
  if (open.length === 0) return;
  const given = open.map(({ answers }) => toAnswers(answers));
  const lost = lostAnswers(before.content, after.content, given);
  if (lost.length > 0 && choice === undefined) throw wouldLose(lost, open.length);
  const reworded = rewordedOptions(before.content, after.content, given);
  if (reworded.length > 0 && choice === undefined) throw wouldReword(reworded);
  await carry(transaction, tenant, after, open, (stored) =>
    carryAnswers(before.content, after.content, toAnswers(stored)),
  );
}

/** The columns of what `carry` joins. */
interface Given {
  hashcode: string;
  answers: string;
  progress: number;
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
  const given = sql<Given>`unnest(${hashcodes}::uuid[], ${texts}::jsonb[], ${progress}::integer[])`.as<'c'>(
    sql`c (hashcode, answers, progress)`,
  );
  await transaction.db
    .updateTable('form_instances as t')
    .from(given)
    .set((eb) => ({
      edition: version.hashcode,
      answers: eb.ref('c.answers'),
      progress: eb.ref('c.progress'),
    }))
    .where('t.tenant', '=', tenant)
    .whereRef('t.hashcode', '=', 'c.hashcode')
    .execute();
}

function wouldLose(lost: readonly LostField[], open: number): ApiProblem {
  const fields = lost.map(({ label, count }) => `'${label}' (${count})`).join(', ');
  const message = open === 1 ? sentences.oneAnswerLost({ fields }) : sentences.answersLost({ open, fields });
  return refusedAction(message, { lost, open });
}

function wouldReword(reworded: readonly RewordedOption[]): ApiProblem {
  const options = reworded
    .map(({ label, from, to, count }) => `${label}: '${from}' → '${to}' (${count})`)
    .join(', ');
  return refusedAction(sentences.answersReworded({ options }), { reworded });
}
