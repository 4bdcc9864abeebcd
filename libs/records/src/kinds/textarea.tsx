import styles from './kinds.module.css';
import { writtenKind } from './writtenKinds';

export const textareaKind = {
  ...writtenKind,
  Show: ({ text }: { text: string }) => <span className={styles.long}>{text}</span>,
  isLeftOutOfSummary: true,
  isLong: true,
} as const;
