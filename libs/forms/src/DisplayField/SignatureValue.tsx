import { isDrawing } from '../signature/isDrawing';
import styles from './DisplayField.module.css';

/** A drawn signature, or a typed name. */
export function SignatureValue({ label, value }: { label: string; value: unknown }) {
  if (isDrawing(value)) return <img className={styles.signature} src={value} alt={label} />;
  return <span className={styles.typedName}>{String(value)}</span>;
}
