import type { EnteringForm } from '@callboard/api-contract/tasks';
import { Banner } from '@callboard/ui-kit/layout';
import { Link } from 'react-router';
import styles from './entering.module.css';
import { enteringMessages as words } from './enteringMessages';

const shown = 5;

/** Which answers of the forms of entering are missing or not right, each form with its step. */
export function MissingAnswers({ entry, forms }: { entry: string; forms: readonly EnteringForm[] }) {
  const lacking = forms.filter(({ missing }) => missing.length > 0);
  if (lacking.length === 0) return null;
  return (
    <Banner kind="warning" title={words.answersMissing}>
      <ul className={styles.list} role="list">
        {lacking.map(({ task, missing }) => (
          <li key={task.hashcode} className={styles.what}>
            <Link to={`/entries/${entry}/enter/${task.hashcode}`}>{task.title}</Link>
            <span>
              {missing.slice(0, shown).join(' · ')}
              {missing.length > shown && ` · ${words.more(missing.length - shown)}`}
            </span>
          </li>
        ))}
      </ul>
    </Banner>
  );
}
