import { CopyButton } from '../CopyButton/CopyButton';
import { displayMessages } from '../displayMessages';
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
    <figure className={styles.root}>
      <figcaption className={styles.header}>
        <span className={styles.label}>{label}</span>
        <CopyButton text={code} label={displayMessages.copyOf(label)} />
      </figcaption>
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
    </figure>
  );
}
