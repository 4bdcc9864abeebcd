import { transitionsFrom, type Actor, type AnyRecord, type Collection } from '@callboard/api-contract';
import { say } from '@callboard/language';
import { Menu, type MenuItem } from '@callboard/ui-kit/overlays';
import { mayEver } from '../actor/mayReach';
import { messages } from '../messages';

export interface BulkTransitionsProps {
  definition: Collection;
  actor: Actor;
  chosen: ReadonlyMap<string, AnyRecord>;
  /** Called with those of the records that can make the transition. */
  onAct: (action: string, records: readonly AnyRecord[]) => Promise<void>;
}

/** The changes of status that at least one of the selected records can make, each with how many can. */
export function BulkTransitions({ definition, actor, chosen, onAct }: BulkTransitionsProps) {
  const { lifecycle } = definition;
  if (!lifecycle || !mayEver(definition, 'update', actor)) return null;
  const items = Object.entries(lifecycle.transitions).flatMap(
    ([action, { label, hasEffects }]): MenuItem[] => {
      // It is made for one record at a time, on its page.
      if (hasEffects) return [];
      const able = [...chosen.values()].filter((record) =>
        transitionsFrom(lifecycle, String(record['status']), actor.roles).some(([name]) => name === action),
      );
      return able.length === 0
        ? []
        : [{ label: `${say(label)} (${able.length})`, onSelect: () => void onAct(action, able) }];
    },
  );
  if (items.length === 0) return null;
  return <Menu label={messages.changeStatus} size="small" items={items} align="end" />;
}
