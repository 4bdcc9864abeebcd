import { useTenant } from '@callboard/tenant';
import { useState } from 'react';
import type { HelpPage } from '../HelpPage';
import { picturePath, pictureSize } from '../picturePath';
import { plainSentence } from '../text/fillSentence';
import { Sentence } from '../text/Sentence';
import { helpMessages as words } from './helpMessages';
import styles from './HelpPanel.module.css';

/** One page of help. It receives the focus when it is shown, so that a screen reader starts at its title. */
export function HelpArticle({ page, isPrinted = false }: { page: HelpPage; isPrinted?: boolean }) {
  const { text } = page;
  return (
    <article>
      <h3 className={styles.title} tabIndex={-1} data-autofocus>
        <Sentence text={text.title} />
      </h3>
      <p className={styles.purpose}>
        <Sentence text={text.purpose} />
      </p>
      {page.picture && !isPrinted && <Picture key={page.id} page={page} />}
      <h4 className={styles.heading}>{words.steps}</h4>
      <ol className={styles.list}>
        {text.steps.map((step) => (
          <li key={step}>
            <Sentence text={step} />
          </li>
        ))}
      </ol>
      <h4 className={styles.heading}>{words.problems}</h4>
      <ul className={styles.list}>
        {text.problems.map((problem) => (
          <li key={problem}>
            <Sentence text={problem} />
          </li>
        ))}
      </ul>
    </article>
  );
}

/** The picture of a page. Without a network it can be missing, and the text is complete without it. */
function Picture({ page }: { page: HelpPage }) {
  const { labels } = useTenant();
  const [isMissing, setMissing] = useState(false);
  if (isMissing) return null;
  return (
    <img
      className={styles.picture}
      src={picturePath(page)}
      alt={plainSentence(page.text.picture ?? '', labels)}
      {...pictureSize}
      onError={() => setMissing(true)}
    />
  );
}
