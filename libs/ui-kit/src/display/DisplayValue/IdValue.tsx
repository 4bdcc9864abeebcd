import { CopyButton } from '../../elements/CopyButton/CopyButton';
import { displayMessages } from '../../text/displayMessages';
import { part, plainText } from './readValue';
import styles from './DisplayValue.module.css';

/** An identifier with a copy button. */
export function IdValue({ value }: { value: unknown }) {
  const text = plainText(part(value, 'hashcode', 'id') ?? value);
  return (
    <span className={styles.id}>
      <code className={styles.code}>{text}</code>
      <CopyButton text={text} label={displayMessages.copyOf(text)} />
    </span>
  );
}
