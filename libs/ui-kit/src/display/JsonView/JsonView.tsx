import { CodeFrame } from '../CodeFrame/CodeFrame';
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
    <CodeFrame label={label} text={toJsonText(value)}>
      {/* A region that scrolls must be reached by keyboard. */}
      <div className={styles.body} tabIndex={0} role="region" aria-label={label}>
        <JsonNode value={value} openDepth={openDepth} ancestors={[]} />
      </div>
    </CodeFrame>
  );
}
