import { actions } from '@callboard/api-client/actions';
import type { DeskDecision, JudgingDesk, OutState } from '@callboard/api-contract/competition';
import { useAlerts } from '@callboard/ui-kit/overlays';
import { actStateText } from '../ActStateBadge';
import { deskMessages as words } from './deskMessages';

/** Decision of the head judge about an act; `sheets`: nothing any more. */
export type Decision =
  | { to: 'place'; place: number; reason: string }
  | { to: 'out'; state: OutState; reason: string }
  | { to: 'sheets' };

/** Sends a decision about an act, and offers to undo it. */
export function useDecide({ stage, acts, decisions }: JudgingDesk, entry: string) {
  const [send, { isLoading }] = actions.decidePlace.useAction();
  const alerts = useAlerts();
  const name = acts.find(({ hashcode }) => hashcode === entry)?.name ?? '';
  const before = decisions.find((each) => each.entry === entry);

  async function decide(decision: Decision): Promise<boolean> {
    const outcome = await send(stage.hashcode, { entry, ...decision });
    if (!outcome.ok) return false;
    const undo = () => void send(stage.hashcode, { entry, ...decisionOf(before) });
    alerts.show({ message: textOf(decision, name), action: { label: words.undo, onAct: undo } });
    return true;
  }
  return { decide, isLoading, before, name };
}

function decisionOf(before: DeskDecision | undefined): Decision {
  if (!before) return { to: 'sheets' };
  const { reason } = before;
  return before.to === 'place'
    ? { to: 'place', place: before.place, reason }
    : { to: 'out', state: before.state, reason };
}

function textOf(decision: Decision, name: string): string {
  if (decision.to === 'sheets') return words.hasPlaceBySheets(name);
  return decision.to === 'out'
    ? words.isOut(name, actStateText(decision.state))
    : words.hasPlace(name, decision.place);
}
