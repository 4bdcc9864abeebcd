import type { ReactNode } from 'react';
import { Icon } from '../../elements/Icon/Icon';
import { displayMessages } from '../../text/displayMessages';
import type { Tone } from '../../theme/tone';
import { toneStyle } from '../../theme/toneStyle';
import styles from './Tag.module.css';

export interface TagProps {
  /** The word. */
  label: string;
  /** The colour, by its meaning. @default 'gray' */
  tone?: Tone | undefined;
  /** Adds a button that removes the tag. */
  onRemove?: (() => void) | undefined;
  /** Disables it. @default false */
  disabled?: boolean | undefined;
  /** In place of the label: a link with the same text. */
  children?: ReactNode;
}

/** A word that a user gave a thing, or a selected option that can be removed. For the system's own words use `Badge`. */
export function Tag({ label, tone = 'gray', onRemove, disabled = false, children }: TagProps) {
  return (
    <span {...toneStyle(tone, styles.root)} data-removable={onRemove !== undefined || undefined}>
      <span className={styles.label}>{children ?? label}</span>
      {onRemove !== undefined && (
        <button
          type="button"
          className={styles.remove}
          aria-label={displayMessages.remove(label)}
          disabled={disabled}
          onClick={onRemove}
        >
          <Icon name="close" size="small" />
        </button>
      )}
    </span>
  );
}
