import type { OpenAnswers } from '@callboard/api-contract';
import { carryAnswers, lostAnswers, type LostField } from '@callboard/domain/forms';
import type { Transaction } from '../database/TenantDatabase';
import { ApiProblem } from '../problems';
import { type StoredEdition, toAnswers } from './storedForms';

interface OpenInstance {
  hashcode: string;
  answers: unknown;
}

/**
 * Takes the open answers of an edition along into the next one. Where that would lose some of them, it is refused until whoever
 * publishes has said what is to become of them; answers that were handed in always stay where they are.
 */
export async function moveOpenAnswers(
  transaction: Transaction,
  tenant: string,
  before: StoredEdition,
  after: StoredEdition,
  choice: OpenAnswers | undefined,
): Promise<void> {
  if (choice === 'keep') return;
  const open = await transaction.query<OpenInstance>({
    text: `SELECT hashcode, answers FROM form_instances
      WHERE tenant = $1 AND edition = $2::uuid AND status = 'open' ORDER BY hashcode FOR UPDATE`,
    values: [tenant, before.hashcode],
  });
  if (open.length === 0) return;
  const given = open.map(({ answers }) => toAnswers(answers));
  const lost = lostAnswers(before.content, after.content, given);
  if (lost.length > 0 && choice === undefined) throw wouldLose(lost, open.length);
  await carry(transaction, tenant, after.hashcode, open, (stored) =>
    carryAnswers(before.content, after.content, toAnswers(stored)),
  );
}

async function carry(
  transaction: Transaction,
  tenant: string,
  edition: string,
  open: readonly OpenInstance[],
  carried: (answers: unknown) => unknown,
): Promise<void> {
  await transaction.query({
    text: `UPDATE form_instances t SET edition = $2::uuid, answers = c.answers
      FROM unnest($3::uuid[], $4::jsonb[]) AS c (hashcode, answers)
      WHERE t.tenant = $1 AND t.hashcode = c.hashcode`,
    values: [
      tenant,
      edition,
      open.map(({ hashcode }) => hashcode),
      open.map(({ answers }) => JSON.stringify(carried(answers))),
    ],
  });
}

function wouldLose(lost: readonly LostField[], open: number): ApiProblem {
  const named = lost.map(({ label, count }) => `'${label}' (${count})`).join(', ');
  const message = `${open === 1 ? 'One answer is' : `${open} answers are`} still open, and this would lose what was given to ${named}.`;
  return new ApiProblem(400, { success: false, data: { lost, open }, error: { message } });
}
