import { Icon } from '../../elements/Icon/Icon';
import { displayMessages } from '../../text/displayMessages';
import type { Tone } from '../../theme/tone';
import { toneLook } from '../../theme/toneLook';
import styles from './Tag.module.css';

export interface TagProps {
  label: string;
  /** @default 'gray' */
  tone?: Tone | undefined;
  /** Adds a button that takes the tag away. */
  onRemove?: (() => void) | undefined;
  /** @default false */
  disabled?: boolean | undefined;
}

/** A word that someone gave a thing, or a chosen option that can be taken back. For a word of the system's use `Badge`. */
export function Tag({ label, tone = 'gray', onRemove, disabled = false }: TagProps) {
  return (
    <span {...toneLook(tone, styles.root)} data-removable={onRemove !== undefined || undefined}>
      <span className={styles.label}>{label}</span>
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
