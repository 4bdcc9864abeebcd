'use no memo'; // Texts are read again when the language changes, and what was typed stays.

import styles from './LanguageLinks.module.css';
import { useLanguageSelection } from './useLanguageSelection';

/** Buttons for the other languages, in the footer of the login page. */
export function LanguageLinks() {
  const { others, choose } = useLanguageSelection();
  return others.map(({ code, name }) => (
    <button key={code} type="button" lang={code} className={styles.language} onClick={() => choose(code)}>
      {name}
    </button>
  ));
}
