import { actions } from '@callboard/api-client/actions';
import type { LeagueDraw, StageLeague } from '@callboard/api-contract/competition';
import { useAlerts } from '@callboard/ui-kit/overlays';
import { leagueMessages as words } from './leagueMessages';

/** Draws the games of a stage, and offers to take the draw back. */
export function useDraw({ stage, draw: drawn, teams }: StageLeague) {
  const [drawLeague, { isLoading }] = actions.drawLeague.useAction();
  const [undo] = actions.undo.useAction();
  const alerts = useAlerts();

  /** @returns whether the games are drawn. */
  async function draw({ byes: _rested, ...given }: LeagueDraw): Promise<boolean> {
    const outcome = await drawLeague(stage.hashcode, given);
    if (!outcome.ok) return false;
    const { changeSet } = outcome;
    const takeBack = async (target: string) => {
      if ((await undo(target)).ok) alerts.show({ message: words.undone, kind: 'success' });
    };
    alerts.show({
      message: words.drawn,
      kind: 'success',
      ...(changeSet !== null && { action: { label: words.undo, onAct: () => void takeBack(changeSet) } }),
    });
    return true;
  }

  return {
    isLoading,
    draw,
    /** The next round of a Swiss draw, on the terms of the first. */
    drawNext: () =>
      draw({
        seed: null,
        legs: 1,
        pools: 1,
        thirdPlace: false,
        ...drawn,
        teams: teams.flatMap(({ hashcode, takesPart }) => (takesPart ? [hashcode] : [])),
      }),
  };
}
