import { CodeFrame } from '../CodeFrame/CodeFrame';
import { JsonNode } from './JsonNode';
import { toJsonText } from './toJsonText';
import styles from './JsonView.module.css';

export interface JsonViewProps {
  /** Name of the value: 'Response', 'Change'. */
  label: string;
  /** Any value; what JSON cannot represent is shown as text. */
  value: unknown;
  /** The number of levels that are open initially. @default 2 */
  openDepth?: number | undefined;
}

/** A value as JSON, with objects and lists that open and close. */
export function JsonView({ label, value, openDepth = 2 }: JsonViewProps) {
  return (
    <CodeFrame label={label} text={toJsonText(value)}>
      {/* A scrollable region must be reachable by keyboard. */}
      <div className={styles.body} tabIndex={0} role="region" aria-label={label}>
        <JsonNode value={value} openDepth={openDepth} ancestors={[]} />
      </div>
    </CodeFrame>
  );
}
