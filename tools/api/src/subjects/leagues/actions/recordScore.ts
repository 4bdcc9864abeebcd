import { registry } from '@callboard/api-contract/collections';
import { leagueLimits, type GameStep } from '@callboard/api-contract/competition';
import { sentences } from '@callboard/api-contract/sentences';
import { asArrived } from '@callboard/domain/calendar';
import { mergeSteps, scoreOf } from '@callboard/domain/leagues';
import * as v from 'valibot';
import type { Handler } from '../../../engine/calls/handler';
import type { Transaction } from '../../../engine/database/TenantDatabase';
import { refusedAction } from '../../../engine/problems';
import { succeeded } from '../../../engine/records/answer';
import type { RecordContext } from '../../../engine/records/recordContext';
import { step } from '../../../engine/records/step';
import { writeOnce } from '../../../engine/records/writeOnce';
import { createHoldGame, refuseFinal } from '../holdGame';
import { refuseShort } from '../squads';
import type { StoredGame } from '../stageGames';

/** Notes steps of a game: with the game locked, those of several devices become one course, whichever comes first. */
export function createRecordScore(context: RecordContext): Handler<'recordScore'> {
  const holdGame = createHoldGame(context);
  return (call) =>
    writeOnce(context, registry.gameResults, call, async (transaction) => {
      const { actor, input } = call;
      const done = { status: 200, body: succeeded('{}'), headers: {} };
      const locked = await holdGame(transaction, call);
      const { game } = locked;
      const known = new Set(game.content.steps.map(({ id }) => id));
      const now = Date.now();
      const added = input.steps.filter(({ id }) => !known.has(id)).map((each) => asArrived(each, now));
      // Sent before, without the answer having arrived.
      if (added.length === 0) return done;
      refuseFinal(game);
      const steps = mergeSteps(game.content.steps, added);
      if (steps.length > leagueLimits.steps) throw refusedAction(sentences.gameFull(), {}, 409);
      await refuseStrangers(transaction, actor.tenant, game, added);
      await refuseShort(transaction, actor.tenant, locked, added);
      await writeScore(transaction, actor.tenant, game, steps);
      return done;
    });
}

async function writeScore(
  transaction: Transaction,
  tenant: string,
  { hashcode, status }: StoredGame,
  steps: readonly GameStep[],
): Promise<void> {
  const { home, away } = scoreOf(steps);
  const begins = status === 'scheduled' ? `${step('gameResults', 'started').set}, ` : '';
  await transaction.query({
    text: `UPDATE game_results SET ${begins}content = $3::jsonb, home_points = $4, away_points = $5, outcome = NULL, reason = NULL
      WHERE tenant = $1 AND hashcode = $2::uuid`,
    values: [tenant, hashcode, JSON.stringify({ steps }), home, away],
  });
}

const countRow = v.object({ count: v.number() });

/** A player is one of the team that scored. */
async function refuseStrangers(
  transaction: Transaction,
  tenant: string,
  game: StoredGame,
  steps: readonly GameStep[],
): Promise<void> {
  const named = steps.flatMap((each) =>
    'player' in each && each.player !== undefined ? [{ player: each.player, team: game[each.side] }] : [],
  );
  if (named.length === 0) return;
  const [found] = await transaction.rows(countRow, {
    text: `SELECT count(*)::int AS count FROM jsonb_to_recordset($2::jsonb) AS n (player uuid, team uuid)
      JOIN participants p ON p.tenant = $1 AND p.hashcode = n.player AND p.entry = n.team`,
    values: [tenant, JSON.stringify(named)],
  });
  if (found?.count !== named.length) throw refusedAction(sentences.gameNoPlayer());
}
