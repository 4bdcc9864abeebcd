import { Icon } from '@callboard/ui-kit/elements';
import { summaryMessages } from '../summary/summaryMessages';
import styles from './rows.module.css';

/** Opens a row's summary by pointer. Keyboard users have a shortcut, so each row stays a single tab stop. */
export function SummaryButton({ title }: { title: string }) {
  return (
    <button
      type="button"
      className={styles.summary}
      tabIndex={-1}
      data-summary
      aria-label={summaryMessages.summaryOf(title)}
      title={summaryMessages.summary}
    >
      <Icon name="panel" size="small" />
    </button>
  );
}
