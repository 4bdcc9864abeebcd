import { messages as words } from '../messages';
import styles from './TypingNote.module.css';

/** Names who is writing. Its space stays, so that nothing moves when they stop. */
export function TypingNote({ names }: { names: readonly string[] }) {
  return (
    <p className={styles.root} aria-live="off">
      {textOf(names)}
    </p>
  );
}

function textOf([one, two, ...others]: readonly string[]): string {
  if (one === undefined) return '';
  if (two === undefined) return words.typingOne(one);
  return others.length === 0 ? words.typingTwo(one, two) : words.typingMany;
}
