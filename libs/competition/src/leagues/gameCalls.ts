import { gameStepSchema, type GameStep, type ScoredGame } from '@callboard/api-contract/competition';
import { mergeSteps } from '@callboard/domain/leagues';
import * as v from 'valibot';

const scored = v.object({ steps: v.array(gameStepSchema) });

/** A game with what was done on this device and the server has not shown yet. */
export function withGameCalls(
  game: ScoredGame,
  calls: readonly { action: string; input: unknown }[],
): ScoredGame {
  return calls.reduce<ScoredGame>((before, { action, input }) => {
    if (action === 'finishGame') return { ...before, status: 'final', outcome: 'played' };
    const parsed = action === 'recordScore' ? v.safeParse(scored, input) : null;
    if (!parsed?.success || before.status === 'final') return before;
    const added: GameStep[] = parsed.output.steps;
    return { ...before, status: 'live', outcome: null, steps: mergeSteps(before.steps, added) };
  }, game);
}
