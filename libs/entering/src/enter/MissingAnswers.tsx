import type { EnteringForm } from '@callboard/api-contract/tasks';
import { Banner } from '@callboard/ui-kit/layout';
import { Link } from 'react-router';
import styles from './entering.module.css';
import { enteringMessages as words } from './enteringMessages';

const shown = 5;

/** Answers of the forms of entering that are missing or not right, each with the way to its question. */
export function MissingAnswers({ entry, forms }: { entry: string; forms: readonly EnteringForm[] }) {
  const lacking = forms.filter(({ missing }) => missing.length > 0);
  if (lacking.length === 0) return null;
  return (
    <Banner kind="warning" title={words.answersMissing}>
      <ul className={styles.list} role="list">
        {lacking.map(({ task, missing }) => (
          <li key={task.hashcode} className={styles.what}>
            <span>{task.title}</span>
            <ul className={styles.questions} role="list">
              {missing.slice(0, shown).map(({ field, label }) => (
                <li key={field}>
                  <Link
                    to={`/entries/${entry}/enter/${task.hashcode}?${new URLSearchParams({ field }).toString()}`}
                  >
                    {label}
                  </Link>
                </li>
              ))}
              {missing.length > shown && <li>{words.more(missing.length - shown)}</li>}
            </ul>
          </li>
        ))}
      </ul>
    </Banner>
  );
}
