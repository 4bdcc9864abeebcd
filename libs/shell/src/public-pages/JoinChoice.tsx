import { Button } from '@callboard/ui-kit/elements';
import { useState } from 'react';
import styles from './EntranceFrame.module.css';
import { entranceMessages as words } from './entranceMessages';

export interface JoinChoiceProps {
  onChoose: (isAccepted: boolean) => Promise<void>;
}

/** Somebody with an account accepts or declines to join another domain with it (clause 4.4). */
export function JoinChoice({ onChoose }: JoinChoiceProps) {
  const [chosen, setChosen] = useState<boolean | null>(null);

  async function choose(isAccepted: boolean) {
    if (chosen !== null) return;
    setChosen(isAccepted);
    await onChoose(isAccepted);
    setChosen(null);
  }

  return (
    <div className={styles.form}>
      <p>{words.joinQuestion}</p>
      <Button
        variant="primary"
        size="large"
        shape="rectangle"
        isBusy={chosen === true}
        onClick={() => void choose(true)}
      >
        {words.accept}
      </Button>
      <Button size="large" shape="rectangle" isBusy={chosen === false} onClick={() => void choose(false)}>
        {words.decline}
      </Button>
    </div>
  );
}
