import { benchParts } from '@callboard/api-contract/entries';
import { gameContentSchema, type GameStep } from '@callboard/api-contract/competition';
import { sentences } from '@callboard/api-contract/sentences';
import { gamesOfPlayers, type SeasonGame } from '@callboard/domain/leagues';
import * as v from 'valibot';
import { literal } from '../../engine/database/quote';
import type { Transaction } from '../../engine/database/TenantDatabase';
import { refusedAction } from '../../engine/problems';
import type { LockedGame } from './holdGame';

type Rows = Pick<Transaction, 'rows'>;

/** Condition that someone in a squad `m` plays. */
export const isPlayerSql = `coalesce(m.part NOT IN (${benchParts.map(literal).join(', ')}), true)`;
/** Condition that the number of games does not matter for a participant `m`: those on the bench, and players with a dispensation. */
export const isClearedSql = `(m.dispensation IS NOT NULL OR NOT ${isPlayerSql})`;

const gameRow = v.object({ stage: v.string(), ...gameContentSchema.entries });

/** The games of some teams that have a final result. A team is in one event, and that is the season. */
export function readSeasonGames(
  queries: Rows,
  tenant: string,
  teams: readonly string[],
): Promise<SeasonGame[]> {
  return queries.rows(gameRow, {
    text: `SELECT g.stage, g.content->'steps' AS steps FROM game_results g JOIN time_slots t ON t.tenant = g.tenant AND t.hashcode = g.game
      WHERE g.tenant = $1 AND g.status = 'final' AND (t.entry = ANY($2::uuid[]) OR t.away = ANY($2::uuid[]))`,
    values: [tenant, teams],
  });
}

const playerRow = v.object({
  hashcode: v.string(),
  name: v.string(),
  isCleared: v.boolean(),
});

/** Refuses what is noted of a player who has played too few games of the season for this stage. */
export async function refuseShort(
  transaction: Transaction,
  tenant: string,
  { game, stage: { hashcode: stage, needed } }: LockedGame,
  steps: readonly GameStep[],
): Promise<void> {
  const named = steps.flatMap((step) => ('player' in step ? (step.player ?? []) : []));
  if (needed === 0 || named.length === 0) return;
  const players = await transaction.rows(playerRow, {
    text: `SELECT m.hashcode, m.qed_title AS name, ${isClearedSql} AS "isCleared" FROM participants m
      WHERE m.tenant = $1 AND m.hashcode = ANY($2::uuid[]) ORDER BY m.hashcode`,
    values: [tenant, named],
  });
  const games = await readSeasonGames(transaction, tenant, [game.home, game.away]);
  const short = gamesOfPlayers(players, games, { stage, needed }).find(({ canPlay }) => !canPlay);
  if (short)
    throw refusedAction(sentences.gamePlayerShort({ player: short.name, played: short.played, needed }));
}
