import type { ReactNode } from 'react';
import { CopyButton } from '../../elements/CopyButton/CopyButton';
import { displayMessages } from '../../text/displayMessages';
import styles from './CodeFrame.module.css';

export interface CodeFrameProps {
  /** What is framed: a file's name, 'Response'. */
  label: string;
  /** What the copy button copies. */
  text: string;
  children: ReactNode;
}

/** The frame of what a machine wrote: its name, and a button that copies all of it. */
export function CodeFrame({ label, text, children }: CodeFrameProps) {
  return (
    <figure className={styles.root}>
      <figcaption className={styles.header}>
        <span className={styles.label}>{label}</span>
        <CopyButton text={text} label={displayMessages.copyOf(label)} />
      </figcaption>
      {children}
    </figure>
  );
}
