import { CodeFrame } from '../CodeFrame/CodeFrame';
import styles from './CodeView.module.css';

export interface CodeViewProps {
  /** The title: a file's name, 'Response'. */
  label: string;
  /** The text, with its line breaks. */
  code: string;
  /** Wraps long lines instead of scrolling. @default false */
  isWrapped?: boolean | undefined;
  /** Shows the number of each line. @default true */
  hasLineNumbers?: boolean | undefined;
}

/** Machine output, line by line, to read and copy. */
export function CodeView({ label, code, isWrapped = false, hasLineNumbers = true }: CodeViewProps) {
  const lines = code.replace(/\n$/, '').split('\n');
  return (
    <CodeFrame label={label} text={code}>
      {/* A scrollable region must be reachable by keyboard. */}
      <pre
        className={styles.code}
        tabIndex={0}
        role="region"
        aria-label={label}
        data-wrapped={isWrapped || undefined}
        data-numbered={hasLineNumbers || undefined}
      >
        <code>
          {lines.map((line, index) => (
            <span key={index} className={styles.line}>
              {line}
              {'\n'}
            </span>
          ))}
        </code>
      </pre>
    </CodeFrame>
  );
}
