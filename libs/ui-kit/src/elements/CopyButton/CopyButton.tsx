import { useEffect, useState } from 'react';
import { Button } from '../Button/Button';
import { displayMessages } from '../../text/displayMessages';
import { copyText } from './copyText';
import styles from './CopyButton.module.css';

export interface CopyButtonProps {
  /** The text to copy. */
  text: string;
  /** The accessible name, for users who cannot see the button's context. @default 'Copy' */
  label?: string | undefined;
}

type Outcome = 'copied' | 'failed';

const shownFor = 2000;

/** Copies a text, and shows whether that worked. */
export function CopyButton({ text, label = displayMessages.copy }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<Outcome>();

  // Synchronises with the clock: the confirmation disappears after a while.
  useEffect(() => {
    if (outcome === undefined) return;
    const timer = setTimeout(() => setOutcome(undefined), shownFor);
    return () => clearTimeout(timer);
  }, [outcome]);

  async function copy() {
    setOutcome((await copyText(text)) ? 'copied' : 'failed');
  }

  return (
    <span className={styles.root}>
      <span className={styles.outcome} role="status">
        {outcome !== undefined && displayMessages.copyOutcomes[outcome]}
      </span>
      <Button
        variant="quiet"
        shape="square"
        size="xs"
        icon={outcome === 'copied' ? 'check' : 'copy'}
        aria-label={label}
        onClick={() => void copy()}
      />
    </span>
  );
}
