import type { TenantCode } from '@callboard/api-contract';
import type { ParsedInputOf } from '@callboard/api-contract/actions';
import { registry } from '@callboard/api-contract/collections';
import { sentences } from '@callboard/api-contract/sentences';
import * as v from 'valibot';
import type { Queries, Transaction } from '../../../engine/database/TenantDatabase';
import { publicStatuses } from '../../../engine/facts/sqlParts';
import type { Guesses } from '../../../engine/plugins/rateLimits';
import { notFound, refusedAction } from '../../../engine/problems';
import { hashToken } from '../../../engine/sessions/tokens';
import { hasActsSql } from '../queries/stageSql';
import { isOpenSql, votersSql } from './runVote';
import { networkLimitSql } from './networkLimit';
import type { voteCardsOf } from './voteCards';

const voters = registry.stages.fields.vote_by.options.map(({ value }) => value);
const voteRow = v.object({
  is_open: v.boolean(),
  code: v.nullable(v.string()),
  by: v.picklist(voters),
  takes_part: v.boolean(),
  has_voted: v.boolean(),
  has_ticket: v.boolean(),
});
const castRow = v.object({ is_open: v.boolean(), has_room: v.boolean() });

interface Cast {
  tenant: TenantCode;
  input: ParsedInputOf<'castVote'>;
  /** Secret of a phone, or code of a ticket or a card: it counts once. */
  ballot: string;
  network: string;
  device: string;
}

/**
 * Stores the vote of a phone. With the same ballot it is changed, by a vote that the phone cast later. How many new ballots one network
 * can have is as many as its hall has seats, which stops a program that makes them up.
 *
 * It reads the stage and locks nothing of it: the office closes the vote and releases while a whole hall votes. Whether the vote is open is
 * part of the statement that stores the ballot.
 *
 * @throws ApiProblem 409 while it is closed, 429 for too many of one network
 */
export async function castVote(
  transaction: Transaction,
  { tenant, input, ballot, network, device }: Cast,
): Promise<void> {
  const { stage, entry, nth } = input;
  // Of several new ballots of one network at the same time each counts those before it.
  await transaction.query({
    name: 'lock-vote-network',
    text: 'SELECT pg_advisory_xact_lock(hashtextextended($1, 93))',
    values: [`${tenant} ${stage} ${network}`],
  });
  const [cast] = await transaction.rows(castRow, {
    name: 'cast-vote',
    text: `WITH vote AS (
        SELECT ${isOpenSql} AS is_open, (EXISTS (SELECT FROM stage_votes WHERE tenant = $1 AND stage = $2::uuid AND ballot = $3)
          OR (SELECT count(*) FROM stage_votes WHERE tenant = $1 AND stage = $2::uuid AND network = $5) < ${networkLimitSql}) AS has_room
        FROM stages s WHERE s.tenant = $1 AND s.hashcode = $2::uuid),
      stored AS (
        INSERT INTO stage_votes AS b (tenant, stage, ballot, entry, network, nth, device, is_left_out)
        SELECT $1, $2::uuid, $3, $4::uuid, $5, $6, $7, EXISTS (SELECT FROM stage_votes o WHERE o.tenant = $1 AND o.stage = $2::uuid
          AND o.network = $5 AND o.device = $7 AND o.is_left_out) FROM vote WHERE is_open AND has_room
        ON CONFLICT (tenant, stage, ballot) DO UPDATE SET entry = excluded.entry, nth = excluded.nth, cast_at = excluded.cast_at
          WHERE b.nth <= excluded.nth)
      SELECT is_open, has_room FROM vote`,
    values: [tenant, stage, hashToken(ballot), entry, network, nth, device],
  });
  if (!cast) throw notFound();
  if (!cast.is_open) throw refusedAction(sentences.voteNotOpen(), {}, 409);
  if (!cast.has_room) throw refusedAction(sentences.voteTooMany(), {}, 429, { 'retry-after': '60' });
}

/**
 * Refuses what is no vote of the hall, before anything is written. A network that sent too many wrong codes can only change the votes
 * that it has.
 *
 * @returns the ballot, by which one vote counts
 * @throws ApiProblem 404 where there is no vote, 403 for a wrong code, 409 while it is closed, 429 after too many wrong codes
 */
export async function refuseVote(
  queries: Pick<Queries, 'rows'>,
  { tenant, input: { stage, entry, code, ballot } }: Pick<Cast, 'tenant' | 'input'>,
  { guesses, cards }: { guesses: Guesses; cards: Pick<ReturnType<typeof voteCardsOf>, 'read'> },
): Promise<string> {
  const card = cards.read(code);
  const [vote] = await queries.rows(voteRow, {
    name: 'vote-of-stage',
    text: `SELECT ${isOpenSql} AS is_open, s.vote_code AS code, ${hasActsSql('$3::uuid')} AS takes_part,
        ${votersSql} AS "by", callboard_admits(s.tenant, s.event, $5) AS has_ticket,
        EXISTS (SELECT FROM stage_votes b WHERE b.tenant = s.tenant AND b.stage = s.hashcode
          AND b.ballot = CASE s.vote_by WHEN 'ticket' THEN $6::bytea WHEN 'card' THEN $7::bytea ELSE $4::bytea END) AS has_voted
      FROM stages s JOIN events e ON e.tenant = s.tenant AND e.hashcode = s.event
      WHERE s.tenant = $1 AND s.hashcode = $2::uuid AND s.vote_opened_at IS NOT NULL AND e.status IN ${publicStatuses}`,
    values: [
      tenant,
      stage,
      entry,
      hashToken(ballot),
      code.trim(),
      hashToken(code.trim()),
      card && hashToken(card),
    ],
  });
  if (!vote) throw notFound();
  if (!vote.has_voted) guesses.assertLeft();
  const ways = {
    hall: {
      own: vote.code === code.replaceAll(/\s/g, '').toUpperCase() && ballot,
      none: sentences.voteWrongCode(),
    },
    ticket: { own: vote.has_ticket && code.trim(), none: sentences.voteNoTicket() },
    card: { own: card, none: sentences.voteNoCard() },
  };
  const { own, none } = ways[vote.by];
  if (!own) {
    await guesses.countWrong();
    throw refusedAction(none, {}, 403);
  }
  if (!vote.is_open) throw refusedAction(sentences.voteNotOpen(), {}, 409);
  if (!vote.takes_part) throw refusedAction(sentences.voteNoAct(), {}, 409);
  return own;
}
