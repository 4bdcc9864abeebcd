import type { DrawnGame } from '@callboard/domain/leagues';
import { randomUUID } from 'node:crypto';
import type { Transaction } from '../../engine/database/TenantDatabase';
import { appearances } from '../../engine/records/appearances';
import type { LeagueStage } from './leagueStage';

const noCourse = JSON.stringify({ steps: [] });

/** Adds games to a stage: for each an item without a time, and what becomes of it. */
export async function addGames(
  transaction: Transaction,
  tenant: string,
  { hashcode, event }: Pick<LeagueStage, 'hashcode' | 'event'>,
  games: readonly DrawnGame[],
): Promise<void> {
  const drawn = games.map((game) => ({ ...game, slot: randomUUID() }));
  await appearances().addGames(transaction, tenant, event, drawn);
  await transaction.query({
    text: `INSERT INTO game_results (tenant, name, event, stage, game, round, number, pool, content)
      SELECT t.tenant, t.name, t.event, $4::uuid, t.hashcode, d.round, d.number, d.pool, $5::jsonb
      FROM jsonb_to_recordset($3::jsonb) AS d (slot uuid, round integer, number integer, pool integer)
        JOIN time_slots t ON t.tenant = $1 AND t.event = $2::uuid AND t.hashcode = d.slot ORDER BY d.round, d.number`,
    values: [tenant, event, JSON.stringify(drawn), hashcode, noCourse],
  });
}

/** Takes games that have not begun out of a stage again. */
export async function removeGames(
  transaction: Transaction,
  tenant: string,
  games: readonly { hashcode: string; slot: string }[],
): Promise<void> {
  await transaction.query({
    text: 'DELETE FROM game_results WHERE tenant = $1 AND hashcode = ANY ($2::uuid[])',
    values: [tenant, games.map(({ hashcode }) => hashcode)],
  });
  const slots = games.map(({ slot }) => slot);
  await appearances().remove(transaction, tenant, slots);
}
