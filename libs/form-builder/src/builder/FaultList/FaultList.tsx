import { Button } from '@callboard/ui-kit/elements';
import { Banner } from '@callboard/ui-kit/layout';
import { useState } from 'react';
import { useActions } from '../FormBuilder/BuilderContext';
import { messages } from '../messages';
import type { Fault } from '../reading/faultsOf';
import styles from './FaultList.module.css';

const shownAtFirst = 4;

/** What is to be put right before the form can be used; each line leads to its part. */
export function FaultList({ faults }: { faults: readonly Fault[] }) {
  const { goTo } = useActions();
  const [isWhole, setWhole] = useState(false);
  if (faults.length === 0) return null;
  const shown = isWhole ? faults : faults.slice(0, shownAtFirst);
  return (
    <Banner kind="warning" title={messages.faults(faults.length)}>
      <ul className={styles.list} role="list">
        {shown.map(({ part, text }, index) => (
          // Two conditions of one part may be wrong in the same way.
          <li key={`${index} ${text}`}>
            {part === undefined ? (
              text
            ) : (
              <button type="button" className={styles.line} onClick={() => goTo(part)}>
                {text}
              </button>
            )}
          </li>
        ))}
      </ul>
      {shown.length < faults.length && (
        <Button size="small" variant="quiet" onClick={() => setWhole(true)}>
          {messages.showAll(faults.length)}
        </Button>
      )}
    </Banner>
  );
}
