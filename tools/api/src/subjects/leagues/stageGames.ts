import { gameContentSchema, gameOutcomes, gameStatuses } from '@callboard/api-contract/competition';
import type { LadderGame } from '@callboard/domain/leagues';
import * as v from 'valibot';
import type { Transaction } from '../../engine/database/TenantDatabase';

const gameRow = v.object({
  hashcode: v.string(),
  slot: v.string(),
  status: v.picklist(gameStatuses),
  outcome: v.nullable(v.picklist(gameOutcomes)),
  round: v.number(),
  number: v.number(),
  home: v.string(),
  away: v.string(),
  home_points: v.nullable(v.number()),
  away_points: v.nullable(v.number()),
  content: gameContentSchema,
});
/** A game of a stage as it is stored. */
export type StoredGame = v.InferOutput<typeof gameRow>;

/** The games of a stage in the order of its draw; of one game alone where it is named. */
export function readGames(
  transaction: Pick<Transaction, 'rows'>,
  tenant: string,
  stage: string,
  game: string | null = null,
): Promise<StoredGame[]> {
  return transaction.rows(gameRow, {
    text: `SELECT g.hashcode, t.hashcode AS slot, g.status, g.outcome, g.round, g.number, t.entry AS home, t.away,
        g.home_points, g.away_points, g.content
      FROM game_results g JOIN time_slots t ON t.tenant = g.tenant AND t.hashcode = g.game
      WHERE g.tenant = $1 AND g.stage = $2::uuid AND ($3::uuid IS NULL OR g.hashcode = $3::uuid)
      ORDER BY g.round, g.number`,
    values: [tenant, stage, game],
  });
}

/** True if something was noted of a game, so that it is not drawn again. */
export function hasBegun({ status, content }: Pick<StoredGame, 'status' | 'content'>): boolean {
  return status !== 'scheduled' || content.steps.length > 0;
}

/** Facts of a game for a ladder. */
export function toLadderGame({
  home,
  away,
  status,
  outcome,
  home_points,
  away_points,
}: Omit<StoredGame, 'content' | 'slot' | 'hashcode' | 'round' | 'number'>): LadderGame {
  return {
    home,
    away,
    outcome,
    isFinal: status === 'final',
    homePoints: home_points ?? 0,
    awayPoints: away_points ?? 0,
  };
}
