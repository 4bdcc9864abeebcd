import { Button } from '@callboard/ui-kit/elements';
import { List } from '@callboard/ui-kit/display';
import { toDraft, type SavedTarget } from './targetDraft';
import { targetMessages as words } from './targetMessages';
import styles from './targets.module.css';
import { useTargetText } from './useTargetText';

export interface TargetListProps {
  targets: readonly SavedTarget[];
  /** How many people each of them reaches. */
  counts: readonly number[] | undefined;
  readOnly: boolean;
  onChange: (target: SavedTarget) => void;
  onRemove: (target: SavedTarget) => void;
}

/** The saved groups, numbered, each with the number of its people. */
export function TargetList({ targets, counts, readOnly, onChange, onRemove }: TargetListProps) {
  const textOf = useTargetText();
  return (
    <List
      label={words.groups}
      items={targets.map((target, position) => {
        const text = textOf(toDraft(target));
        const count = counts?.[position];
        return {
          id: target.hashcode,
          start: <span className={styles.number}>{position + 1}</span>,
          title: text,
          subtitle: count === undefined ? undefined : words.people(count),
          end: !readOnly && (
            <span className={styles.buttons}>
              <Button
                size="small"
                icon="pencil"
                aria-label={words.changeOf(text)}
                onClick={() => onChange(target)}
              >
                {words.change}
              </Button>
              <Button
                size="small"
                icon="trash"
                aria-label={words.removeOf(text)}
                onClick={() => onRemove(target)}
              >
                {words.remove}
              </Button>
            </span>
          ),
        };
      })}
    />
  );
}
