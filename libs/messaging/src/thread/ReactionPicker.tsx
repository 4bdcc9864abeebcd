import { Popover } from '@callboard/ui-kit/overlays';
import { messages as words } from '../messages';
import type { Reaction } from '../message/ThreadMessage';
import styles from './ReactionBar.module.css';

export interface ReactionPickerProps {
  /** The emoji to choose from. */
  emoji: readonly string[];
  reactions: readonly Reaction[];
  onReact: (emoji: string, isOn: boolean) => void;
}

/** A button that opens the emoji with which the reader can react. */
export function ReactionPicker({ emoji, reactions, onReact }: ReactionPickerProps) {
  const isOwn = (each: string) => reactions.some((reaction) => reaction.emoji === each && reaction.isOwn);
  return (
    <Popover
      shape="square"
      variant="quiet"
      size="small"
      icon="smile"
      align="end"
      title={words.react}
      aria-label={words.react}
    >
      {(close) => (
        <div className={styles.picker}>
          {emoji.map((each) => (
            <button
              key={each}
              type="button"
              className={styles.emoji}
              aria-pressed={isOwn(each)}
              aria-label={words.reactWith(each)}
              onClick={() => {
                onReact(each, !isOwn(each));
                close();
              }}
            >
              {each}
            </button>
          ))}
        </div>
      )}
    </Popover>
  );
}
