import type { ReactNode } from 'react';
import { CopyButton } from '../../elements/CopyButton/CopyButton';
import { displayMessages } from '../../text/displayMessages';
import styles from './CodeFrame.module.css';

export interface CodeFrameProps {
  /** The title: a file's name, 'Response'. */
  label: string;
  /** The text that the copy button copies. */
  text: string;
  children: ReactNode;
}

/** A frame around machine output, with a title and a button that copies all of it. */
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
