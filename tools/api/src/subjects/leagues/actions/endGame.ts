import { registry } from '@callboard/api-contract/collections';
import { sentences } from '@callboard/api-contract/sentences';
import type { Handler } from '../../../engine/calls/handler';
import { appearances } from '../../../engine/records/appearances';
import { refusedAction } from '../../../engine/problems';
import { succeeded } from '../../../engine/records/answer';
import type { RecordContext } from '../../../engine/records/recordContext';
import { step } from '../../../engine/records/step';
import { writeOnce } from '../../../engine/records/writeOnce';
import { createHoldGame, endGame, refuseFinal } from '../holdGame';

const done = { status: 200, body: succeeded('{}'), headers: {} };

/** Makes a score final. One that is level is not where the rules have no draw: overtime decides it first. */
export function createFinishGame(context: RecordContext): Handler<'finishGame'> {
  const holdGame = createHoldGame(context);
  return (call) =>
    writeOnce(context, registry.gameResults, call, async (transaction) => {
      const locked = await holdGame(transaction, call);
      const { game, stage } = locked;
      // Made final on another device: there is nothing left to do.
      if (game.status === 'final' && game.outcome === 'played') return done;
      refuseFinal(game);
      if (game.content.steps.length === 0) throw refusedAction(sentences.gameNotBegun(), {}, 409);
      const canBeLevel = stage.rules.canDraw && stage.kind !== 'knockout';
      if (game.home_points === game.away_points && !canBeLevel)
        throw refusedAction(sentences.gameLevel(), {}, 409);
      await endGame(transaction, call.actor.tenant, locked, { outcome: 'played', reason: null });
      return done;
    });
}

/** A team did not play, or neither did: the score is that of the rules. */
export function createForfeitGame(context: RecordContext): Handler<'forfeitGame'> {
  const holdGame = createHoldGame(context);
  return (call) =>
    writeOnce(context, registry.gameResults, call, async (transaction) => {
      const locked = await holdGame(transaction, call);
      refuseFinal(locked.game);
      const { by, reason } = call.input;
      await endGame(transaction, call.actor.tenant, locked, {
        outcome: `forfeit_${by}`,
        reason: reason || null,
      });
      return done;
    });
}

/** The game was broken off: whether its score counts is a matter of the rules. */
export function createAbandonGame(context: RecordContext): Handler<'abandonGame'> {
  const holdGame = createHoldGame(context);
  return (call) =>
    writeOnce(context, registry.gameResults, call, async (transaction) => {
      const locked = await holdGame(transaction, call);
      refuseFinal(locked.game);
      await endGame(transaction, call.actor.tenant, locked, {
        outcome: 'abandoned',
        reason: call.input.reason,
      });
      return done;
    });
}

/** The game gives its court and its time free, until it has others. */
export function createPostponeGame(context: RecordContext): Handler<'postponeGame'> {
  const holdGame = createHoldGame(context);
  return (call) =>
    writeOnce(context, registry.gameResults, call, async (transaction) => {
      const { game } = await holdGame(transaction, call);
      refuseFinal(game);
      const { tenant } = call.actor;
      const putOff = game.status === 'live' ? `${step('gameResults', 'put_off').set}, ` : '';
      await transaction.query({
        text: `UPDATE game_results SET ${putOff}outcome = 'postponed', reason = $3 WHERE tenant = $1 AND hashcode = $2::uuid`,
        values: [tenant, game.hashcode, call.input.reason],
      });
      await appearances().free(transaction, tenant, game.slot);
      return done;
    });
}
