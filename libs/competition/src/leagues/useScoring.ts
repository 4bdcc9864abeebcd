import { madeNow, newUuid } from '@callboard/api-client';
import { useAppDispatch } from '@callboard/app-state';
import type { GameStep, ScoredGame } from '@callboard/api-contract/competition';
import { countedSteps, type Side } from '@callboard/domain/leagues';
import { storeAndSend, type NewCall } from '@callboard/offline';
import { leagueMessages, scorerMessages as words } from './leagueMessages';
import { laneOfGame } from './useGame';

interface NotedAt {
  period: number;
  /** Null: of the team alone. */
  player: string | null;
}

/** Steps that are noted of a game: each is stored on the device first, then sent. */
export function useScoring({ hashcode: target, steps, home, away }: ScoredGame) {
  const dispatch = useAppDispatch();
  const place = {
    target,
    lane: laneOfGame(target),
    page: `/games/${target}`,
    text: words.text(leagueMessages.against(home.name, away.name)),
  } as const;
  const send = (call: NewCall<'recordScore' | 'finishGame'>) => dispatch(storeAndSend(call));
  const note = (step: Omitted<GameStep>) =>
    send({
      ...place,
      action: 'recordScore',
      input: { steps: [{ ...step, id: newUuid(), ...madeNow() }] },
    });
  const last = countedSteps(steps).at(-1);

  return {
    last,
    score: (side: Side, points: number, { period, player }: NotedAt) =>
      note({ kind: 'points', side, points, period, ...(player !== null && { player }) }),
    foul: (side: Side, { period, player }: NotedAt) =>
      note({ kind: 'foul', side, period, ...(player !== null && { player }) }),
    appear: (side: Side, player: string) => note({ kind: 'appearance', side, player }),
    setPeriod: (period: number, score: Record<Side, number>) => note({ kind: 'period', period, ...score }),
    undoLast: async () => {
      if (last) await note({ kind: 'undo', undoes: last.id });
    },
    finish: () => send({ ...place, action: 'finishGame', input: null }),
  };
}

/** A step before it has its name and its time. */
type Omitted<Step> = Step extends unknown ? Omit<Step, 'id' | 'madeAt' | 'offset'> : never;
