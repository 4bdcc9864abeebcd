import { isLanguage, languages, setLanguage, useLanguage } from '@callboard/language';
import { useEffect, useRef, useState } from 'react';
import styles from './tickets.module.css';
import { ticketsMessages as words } from './ticketsMessages';

/** A button for each other language, by its own name; the browser remembers the selection. */
export function LanguageButtons() {
  const current = useLanguage();
  const [hasFailed, setHasFailed] = useState(false);
  const buttons = useRef<HTMLDivElement>(null);
  const selected = useRef<string | null>(null);

  async function select(code: string) {
    if (!isLanguage(code)) return;
    setHasFailed(false);
    selected.current = code;
    try {
      await setLanguage(code);
    } catch {
      setHasFailed(true);
      return;
    }
  }

  // Synchronises the focus with the buttons, of which the one that was pressed is gone once its language is there.
  useEffect(() => {
    if (selected.current === current)
      buttons.current?.querySelector('button')?.focus({ preventScroll: true });
    selected.current = null;
  }, [current]);

  return (
    <div ref={buttons}>
      {Object.entries(languages)
        .filter(([code]) => code !== current)
        .map(([code, name]) => (
          <button
            key={code}
            type="button"
            lang={code}
            className={styles.language}
            onClick={() => void select(code)}
          >
            {name}
          </button>
        ))}
      <span role="status">{hasFailed && words.languageFailed}</span>
    </div>
  );
}
