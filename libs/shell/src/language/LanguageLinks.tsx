import styles from './LanguageLinks.module.css';
import { useLanguageChoice } from './useLanguageChoice';

/** The other languages, each in its own words: for the foot of the login page. */
export function LanguageLinks() {
  const { others, choose } = useLanguageChoice();
  return others.map(({ code, name }) => (
    <button key={code} type="button" lang={code} className={styles.language} onClick={() => choose(code)}>
      {name}
    </button>
  ));
}
