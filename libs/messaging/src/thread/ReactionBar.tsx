import { Tooltip } from '@callboard/ui-kit/overlays';
import { messages as words } from '../messages';
import type { Reaction } from '../message/ThreadMessage';
import styles from './ReactionBar.module.css';

export interface ReactionBarProps {
  reactions: readonly Reaction[];
  /** Adds or removes the reader's own reaction; without it they are only shown. */
  onReact?: ((emoji: string, isOn: boolean) => void) | undefined;
}

/** The reactions to a message, each a button that adds the reader's own or removes it. The tooltip names who reacted. */
export function ReactionBar({ reactions, onReact }: ReactionBarProps) {
  if (reactions.length === 0) return null;
  return (
    <div className={styles.root}>
      {reactions.map(({ emoji, count, isOwn, names }) => (
        <Tooltip key={emoji} text={words.reactedBy(emoji, names.join(', '))}>
          {(target) => (
            <button
              {...target}
              type="button"
              className={styles.reaction}
              aria-pressed={isOwn}
              aria-disabled={onReact === undefined || undefined}
              aria-label={words.reactionCount(emoji, count)}
              onClick={() => onReact?.(emoji, !isOwn)}
            >
              <span aria-hidden>{emoji}</span>
              <span aria-hidden>{count}</span>
            </button>
          )}
        </Tooltip>
      ))}
    </div>
  );
}
