import type { TenantCode } from '@callboard/api-contract';
import type { ParsedInputOf } from '@callboard/api-contract/actions';
import { sentences } from '@callboard/api-contract/sentences';
import * as v from 'valibot';
import type { Transaction } from '../../../engine/database/TenantDatabase';
import { publicStatuses } from '../../../engine/facts/sqlParts';
import { notFound, refusedAction } from '../../../engine/problems';
import { hashToken } from '../../../engine/sessions/tokens';
import { hasActsSql } from '../queries/stageSql';
import { isOpenSql } from './runVote';
import { networkLimitSql } from './networkLimit';

const voteRow = v.object({
  is_open: v.boolean(),
  code: v.nullable(v.string()),
  takes_part: v.boolean(),
  limit: v.number(),
});
const castRow = v.object({ ballot: v.unknown() });

/**
 * Stores the vote of a phone. With the same ballot it is changed. How many new ballots one network can have is as many as its hall has
 * seats, which stops a program that makes them up.
 *
 * @throws ApiProblem 404 where there is no vote, 403 for a wrong code, 409 while it is closed, 429 for too many of one network
 */
export async function castVote(
  transaction: Transaction,
  tenant: TenantCode,
  { stage, entry, code, ballot }: ParsedInputOf<'castVote'>,
  network: string,
): Promise<void> {
  const [vote] = await transaction.rows(voteRow, {
    name: 'vote-of-stage',
    text: `SELECT ${isOpenSql} AS is_open, s.vote_code AS code, ${networkLimitSql} AS "limit",
        ${hasActsSql('$3::uuid')} AS takes_part
      FROM stages s JOIN events e ON e.tenant = s.tenant AND e.hashcode = s.event
      WHERE s.tenant = $1 AND s.hashcode = $2::uuid AND s.vote_opened_at IS NOT NULL AND e.status IN ${publicStatuses}
      FOR SHARE OF s`,
    values: [tenant, stage, entry],
  });
  if (!vote) throw notFound();
  if (vote.code !== code.replaceAll(/\s/g, '').toUpperCase())
    throw refusedAction(sentences.voteWrongCode(), {}, 403);
  if (!vote.is_open) throw refusedAction(sentences.voteNotOpen(), {}, 409);
  if (!vote.takes_part) throw refusedAction(sentences.voteNoAct(), {}, 409);
  const values = [tenant, stage, hashToken(ballot), entry];
  const changed = await transaction.rows(castRow, {
    name: 'change-vote',
    text: `UPDATE stage_votes SET entry = $4::uuid, cast_at = now()
      WHERE tenant = $1 AND stage = $2::uuid AND ballot = $3 RETURNING ballot`,
    values,
  });
  if (changed.length > 0) return;
  // Of several new ballots of one network at the same time each counts those before it.
  await transaction.query({
    name: 'lock-vote-network',
    text: 'SELECT pg_advisory_xact_lock(hashtextextended($1, 93))',
    values: [`${tenant} ${stage} ${network}`],
  });
  const made = await transaction.rows(castRow, {
    name: 'cast-vote',
    text: `INSERT INTO stage_votes (tenant, stage, ballot, entry, network)
      SELECT $1, $2::uuid, $3, $4::uuid, $5 WHERE (SELECT count(*) FROM stage_votes
        WHERE tenant = $1 AND stage = $2::uuid AND network = $5) < $6
      ON CONFLICT (tenant, stage, ballot) DO UPDATE SET entry = excluded.entry, cast_at = excluded.cast_at
      RETURNING ballot`,
    values: [...values, network, vote.limit],
  });
  if (made.length === 0) throw refusedAction(sentences.voteTooMany(), {}, 429, { 'retry-after': '60' });
}
