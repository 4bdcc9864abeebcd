import { CodeFrame } from '../CodeFrame/CodeFrame';
import styles from './CodeView.module.css';

export interface CodeViewProps {
  /** What the text is: a file's name, 'Response'. */
  label: string;
  code: string;
  /** Breaks long lines in the place of scrolling. @default false */
  isWrapped?: boolean | undefined;
  /** @default true */
  hasLineNumbers?: boolean | undefined;
}

/** Text of a machine, line by line, to be read and copied. */
export function CodeView({ label, code, isWrapped = false, hasLineNumbers = true }: CodeViewProps) {
  const lines = code.replace(/\n$/, '').split('\n');
  return (
    <CodeFrame label={label} text={code}>
      {/* A region that scrolls must be reached by keyboard. */}
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
