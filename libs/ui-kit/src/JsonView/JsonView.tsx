import { CopyButton } from '../CopyButton/CopyButton';
import { displayMessages } from '../displayMessages';
import { JsonNode } from './JsonNode';
import { toJsonText } from './toJsonText';
import styles from './JsonView.module.css';

export interface JsonViewProps {
  /** What the value is: 'Response', 'Change'. */
  label: string;
  /** Anything; what JSON has no word for is shown as text. */
  value: unknown;
  /** How many levels are open at first. @default 2 */
  openDepth?: number | undefined;
}

/** A value as JSON, whose objects and lists open and close. */
export function JsonView({ label, value, openDepth = 2 }: JsonViewProps) {
  return (
    <figure className={styles.root}>
      <figcaption className={styles.header}>
        <span className={styles.label}>{label}</span>
        <CopyButton text={toJsonText(value)} label={displayMessages.copyOf(label)} />
      </figcaption>
      {/* A region that scrolls must be reached by keyboard. */}
      <div className={styles.body} tabIndex={0} role="region" aria-label={label}>
        <JsonNode value={value} openDepth={openDepth} ancestors={[]} />
      </div>
    </figure>
  );
}
