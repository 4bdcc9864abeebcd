import { Button } from '@callboard/ui-kit/elements';
import { Banner } from '@callboard/ui-kit/layout';
import { useState } from 'react';
import { useActions } from '../FormBuilder/BuilderContext';
import { messages } from '../messages';
import type { FormError } from '../reading/FormError';
import styles from './ErrorList.module.css';

const initialCount = 4;

/** The errors to correct before the form can be used; each line links to its part. */
export function ErrorList({ errors }: { errors: readonly FormError[] }) {
  const { goTo } = useActions();
  const [isExpanded, setExpanded] = useState(false);
  if (errors.length === 0) return null;
  const shown = isExpanded ? errors : errors.slice(0, initialCount);
  return (
    <Banner kind="warning" title={messages.errors(errors.length)}>
      <ul className={styles.list} role="list">
        {shown.map(({ part, text }, index) => (
          // Two conditions of one part can have the same error text.
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
      {shown.length < errors.length && (
        <Button size="small" variant="quiet" onClick={() => setExpanded(true)}>
          {messages.showAll(errors.length)}
        </Button>
      )}
    </Banner>
  );
}
