import {
  transitionAction,
  transitionsOf,
  type Actor,
  type RecordBase,
  type Collection,
  type TransitionAction,
} from '@callboard/api-contract';
import { translate } from '@callboard/language';
import { Menu, type MenuItem } from '@callboard/ui-kit/overlays';
import { canEver } from '../actor/canReach';
import { messages } from '../messages';

export interface BulkTransitionsProps {
  definition: Collection;
  actor: Actor;
  selectedRecords: ReadonlyMap<string, RecordBase>;
  /** Called with the records that can make the transition. */
  onAct: (action: TransitionAction, records: readonly RecordBase[]) => void;
}

/** The transitions that at least one selected record can make, each with the number of those records. */
export function BulkTransitions({ definition, actor, selectedRecords, onAct }: BulkTransitionsProps) {
  const { lifecycle } = definition;
  if (!lifecycle || !canEver(definition, 'update', actor)) return null;
  const items = Object.keys(lifecycle.transitions).flatMap((name): MenuItem[] => {
    const found = transitionAction(definition, name);
    const action = found && { ...found, label: translate(found.label) };
    // An action on one record is on the page of that record.
    if (!action || typeof action.on === 'string' || !('records' in action.on)) return [];
    const able = [...selectedRecords.values()].filter((record) =>
      transitionsOf(definition, record, actor.roles).some(([open]) => open === name),
    );
    return able.length === 0
      ? []
      : [{ label: `${action.label} (${able.length})`, onSelect: () => onAct(action, able) }];
  });
  if (items.length === 0) return null;
  return <Menu label={messages.changeStatus} size="small" items={items} align="end" />;
}
