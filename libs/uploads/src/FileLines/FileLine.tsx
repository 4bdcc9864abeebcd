import type { ReactNode } from 'react';
import { messages } from '../messages';
import styles from './FileLine.module.css';

export interface FileLineProps {
  name: string;
  /** A small picture or an icon. */
  thumbnail: ReactNode;
  /** The progress of an upload, shown instead of the name. */
  progress?: ReactNode;
  /** Under the name: size, state. */
  note?: ReactNode;
  /** Marks the line as failed. @default false */
  isFailed?: boolean | undefined;
  /** Makes the name a button that shows the file. */
  onOpen?: (() => void) | undefined;
  /** Buttons at the end of the line. */
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
  // `bdi`: the text direction of a name is independent of the page's.
  if (onOpen === undefined) return <bdi className={styles.name}>{name}</bdi>;
  return (
    <button type="button" className={styles.open} aria-label={messages.openNamed(name)} onClick={onOpen}>
      <bdi>{name}</bdi>
    </button>
  );
}
