import { registry } from '@callboard/api-contract/collections';
import type { GameOutcome } from '@callboard/api-contract/competition';
import { sentences } from '@callboard/api-contract/sentences';
import { scoreByRule } from '@callboard/domain/leagues';
import * as v from 'valibot';
import type { Transaction } from '../../engine/database/TenantDatabase';
import { notFound, refusedAction } from '../../engine/problems';
import type { TenantActor } from '../../engine/records/actor';
import { versionOf } from '../../engine/records/answer';
import { lockRecord } from '../../engine/records/lockRecord';
import type { RecordContext } from '../../engine/records/recordContext';
import { createReadOne } from '../../engine/records/recordSql';
import { step } from '../../engine/records/step';
import { fillTree } from './fillTree';
import { lockLeagueStage, type LeagueStage } from './leagueStage';
import { readGames, type StoredGame } from './stageGames';

const stageRow = v.object({ stage: v.string() });

/** A game that is locked for a change, with its stage. */
export interface LockedGame {
  game: StoredGame;
  stage: LeagueStage;
}

interface GameCall {
  actor: TenantActor;
  target: string;
  ifMatch: string | undefined;
}

/** Locks a game for one who can change it: first its stage, of which a result can add games. */
export function createHoldGame(context: RecordContext) {
  const readOne = createReadOne(registry.gameResults, context.target);
  return async (transaction: Transaction, { actor, target, ifMatch }: GameCall): Promise<LockedGame> => {
    const [found] = await transaction.rows(stageRow, {
      text: 'SELECT stage FROM game_results WHERE tenant = $1 AND hashcode = $2::uuid',
      values: [actor.tenant, target],
    });
    if (!found) throw notFound();
    const stage = await lockLeagueStage(transaction, actor.tenant, found.stage);
    const at = { actor, hashcode: target };
    await lockRecord(transaction, registry.gameResults, 'update', at, versionOf(ifMatch), readOne);
    const [game] = await readGames(transaction, actor.tenant, found.stage, target);
    if (!game) throw notFound();
    return { game, stage };
  };
}

/** The same, refused where its result is final. */
export function refuseFinal({ status }: StoredGame): void {
  if (status === 'final') throw refusedAction(sentences.gameFinal(), {}, 409);
}

/** Ends a game with an outcome, and fills what follows from it. A forfeit has the score of the rules. */
export async function endGame(
  transaction: Transaction,
  tenant: string,
  { game, stage }: LockedGame,
  { outcome, reason }: { outcome: GameOutcome; reason: string | null },
): Promise<void> {
  const played = { outcome, homePoints: game.home_points ?? 0, awayPoints: game.away_points ?? 0 };
  const { home, away } = scoreByRule(played, stage.rules);
  await transaction.query({
    text: `UPDATE game_results SET ${step('gameResults', 'finished').set}, outcome = $3, reason = $4, home_points = $5, away_points = $6
      WHERE tenant = $1 AND hashcode = $2::uuid`,
    values: [tenant, game.hashcode, outcome, reason, home, away],
  });
  await fillTree(transaction, tenant, stage);
}
