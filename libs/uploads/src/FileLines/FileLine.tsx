import type { ReactNode } from 'react';
import { messages } from '../messages';
import styles from './FileLine.module.css';

export interface FileLineProps {
  name: string;
  /** A small picture or a drawing. */
  thumbnail: ReactNode;
  /** Stands in the place of the name: how far an upload is. */
  progress?: ReactNode;
  /** Under the name: size, state. */
  note?: ReactNode;
  /** Something is wrong. @default false */
  isFailed?: boolean | undefined;
  /** Makes the name a button that shows the file. */
  onOpen?: (() => void) | undefined;
  /** What can be done with it. */
  actions?: ReactNode;
}

/** One file in a list. */
export function FileLine({ name, thumbnail, progress, note, isFailed, onOpen, actions }: FileLineProps) {
  return (
    <li className={styles.root} data-failed={isFailed || undefined}>
      <span className={styles.thumbnail}>{thumbnail}</span>
      <span className={styles.text}>
        {progress ?? <Name name={name} onOpen={onOpen} />}
        {note !== undefined && <span className={styles.note}>{note}</span>}
      </span>
      {actions !== undefined && <span className={styles.actions}>{actions}</span>}
    </li>
  );
}

function Name({ name, onOpen }: Pick<FileLineProps, 'name' | 'onOpen'>) {
  // A name is written in its own direction, whatever the page's.
  if (onOpen === undefined) return <bdi className={styles.name}>{name}</bdi>;
  return (
    <button type="button" className={styles.open} aria-label={messages.openNamed(name)} onClick={onOpen}>
      <bdi>{name}</bdi>
    </button>
  );
}
