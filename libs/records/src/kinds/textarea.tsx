import styles from '../values/values.module.css';
import { writtenKind } from './writtenKinds';

export const textareaKind = {
  ...writtenKind,
  Show: ({ text }: { text: string }) => <span className={styles.long}>{text}</span>,
  isLeftOutOfSummary: true,
  isLong: true,
} as const;
