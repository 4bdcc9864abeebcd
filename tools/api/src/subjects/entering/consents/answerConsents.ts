import type { TenantCode } from '@callboard/api-contract';
import type { ParsedInputOf } from '@callboard/api-contract/actions';
import type { WrittenEventName } from '@callboard/api-contract/events';
import { consentAnswers, type ConsentAnswer } from '@callboard/api-contract/consents';
import { sentences } from '@callboard/api-contract/sentences';
import * as v from 'valibot';
import type { Queries, Transaction } from '../../../engine/database/TenantDatabase';
import { emit } from '../../../engine/events/emit';
import { refusedAction } from '../../../engine/problems';
import { consentKindsOf } from './consentKindsOf';

type Answered = Omit<ParsedInputOf<'answerConsents'>, 'token'>;

/** For whom something is answered: a participant in an entry of a season. */
export interface Answering {
  participant: string;
  entry: string;
  season: number;
  /** The user who records an answer on paper; null where the guardian answers. */
  recordedBy: string | null;
}

const currentRow = v.object({ kind: v.string(), answer: v.picklist(consentAnswers) });

const eventOf = {
  given: 'consent.given',
  refused: 'consent.refused',
  withdrawn: 'consent.withdrawn',
} as const satisfies Readonly<Record<ConsentAnswer, WrittenEventName>>;

/** The newest answer of each kind for a participant, of this season: what was agreed to for another season is requested again. */
export async function readCurrentAnswers(
  queries: Queries,
  tenant: TenantCode,
  participant: string,
  season: number,
): Promise<Map<string, ConsentAnswer>> {
  const rows = await queries.rows(currentRow, {
    text: `SELECT DISTINCT ON (kind) kind, answer FROM consents
      WHERE tenant = $1 AND participant = $2 AND season = $3 ORDER BY kind, number DESC`,
    values: [tenant, participant, season],
  });
  return new Map(rows.map(({ kind, answer }) => [kind, answer]));
}

/** Stores what a guardian answered: what is new, and everything that comes with a note. */
export async function storeAnswers(
  transaction: Transaction,
  tenant: TenantCode,
  { participant, entry, season, recordedBy }: Answering,
  { name, note, answers }: Answered,
): Promise<void> {
  const kinds = consentKindsOf(tenant);
  const answered = answers.map(({ kind }) => kinds.find((each) => each.kind === kind));
  const isTwice = new Set(answered).size < answered.length;
  if (isTwice || answered.includes(undefined)) throw refusedAction(sentences.consentKindsOther());

  const current = await readCurrentAnswers(transaction, tenant, participant, season);
  const given = answers.map(({ kind, yes }) => {
    const before = current.get(kind);
    const answer = yes ? 'given' : noAfter(before);
    return { kind, answer, isNew: answer !== before, ...kinds.find((each) => each.kind === kind) };
  });
  // An answer on paper is recorded even where it is the same: it is another proof of it.
  const isPlain = note === null && recordedBy === null;
  const stored = isPlain ? given.filter(({ isNew }) => isNew) : given;
  await transaction.query({
    text: `INSERT INTO consents (tenant, participant, season, recorded_by, kind, question, answer, name, note)
      SELECT $1, $2, $8, $9, a.kind, a.question, a.answer, $6, $7
      FROM unnest($3::text[], $4::text[], $5::text[]) AS a (kind, question, answer)`,
    values: [
      tenant,
      participant,
      stored.map(({ kind }) => kind),
      stored.map(({ question }) => question ?? ''),
      stored.map(({ answer }) => answer),
      name,
      note,
      season,
      recordedBy,
    ],
  });
  const photos = given.find(({ isPhotoConsent }) => isPhotoConsent);
  if (photos) {
    await transaction.query({
      text: `UPDATE participants SET photo_consent = $3
        WHERE tenant = $1 AND hashcode = $2 AND photo_consent IS DISTINCT FROM $3`,
      values: [tenant, participant, photos.answer === 'given'],
    });
  }
  for (const answer of consentAnswers) {
    if (!given.some((each) => each.isNew && each.answer === answer)) continue;
    await emit(transaction, tenant, eventOf[answer], { entry, participant });
  }
}

/** A no after a yes takes it back. */
function noAfter(before: ConsentAnswer | undefined): ConsentAnswer {
  return before === 'given' || before === 'withdrawn' ? 'withdrawn' : 'refused';
}
