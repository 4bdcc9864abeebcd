import { actions } from '@callboard/api-client/actions';
import type { JudgingDesk } from '@callboard/api-contract/competition';
import { useAlerts } from '@callboard/ui-kit/overlays';
import { deskMessages as words } from './deskMessages';

/** A judge of a panel, as the desk has it. */
export type DeskJudge = JudgingDesk['judges'][number];

/** Replacement of a judge who falls ill, or none. */
export type Replacement =
  { to: 'substitute'; substitute: string; reason: string } | { to: 'fewer'; reason: string };

/** Gives the seat of a judge to another, or leaves it empty, with Undo; and puts a judge back who stood down. */
export function useReplaceJudge({ stage, substitutes }: JudgingDesk, { user: judge, name }: DeskJudge) {
  const [send, { isLoading }] = actions.replaceJudge.useAction();
  const alerts = useAlerts();

  async function putBack(): Promise<void> {
    const outcome = await send(stage.hashcode, { judge, to: 'back' });
    if (outcome.ok) alerts.show({ message: words.isBack(name) });
  }

  async function replace(replacement: Replacement): Promise<boolean> {
    const outcome = await send(stage.hashcode, { judge, ...replacement });
    if (!outcome.ok) return false;
    const by = replacement.to === 'substitute' ? replacement.substitute : null;
    const substitute = substitutes.find(({ user }) => user === by)?.name;
    alerts.show({
      message: substitute === undefined ? words.isWithout(name) : words.isReplaced(substitute, name),
      action: { label: words.undo, onAct: () => void putBack() },
    });
    return true;
  }
  return { replace, putBack, isLoading };
}
