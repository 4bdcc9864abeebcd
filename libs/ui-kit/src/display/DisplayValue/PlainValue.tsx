import { plainText } from './readValue';
import styles from './DisplayValue.module.css';

/** Any value as text, with its line breaks. */
export function PlainValue({ value }: { value: unknown }) {
  return <span className={styles.text}>{plainText(value)}</span>;
}
