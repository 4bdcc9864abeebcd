import { CopyButton } from '../../elements/CopyButton/CopyButton';
import { displayMessages } from '../../text/displayMessages';
import { part, plainText } from './readValue';
import styles from './DisplayValue.module.css';

/** What something is known by, ready to be copied. */
export function IdValue({ value }: { value: unknown }) {
  const text = plainText(part(value, 'hashcode', 'id') ?? value);
  return (
    <span className={styles.id}>
      <code className={styles.code}>{text}</code>
      <CopyButton text={text} label={displayMessages.copyOf(text)} />
    </span>
  );
}
