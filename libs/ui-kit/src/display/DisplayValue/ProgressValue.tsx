import { displayMessages } from '../../text/displayMessages';
import { ProgressRing } from '../ProgressRing/ProgressRing';
import { PlainValue } from './PlainValue';
import { part, toNumber } from './readValue';
import styles from './DisplayValue.module.css';

/** Progress: per cent, or an object with the amount done and the total. */
export function ProgressValue({ value }: { value: unknown }) {
  const done = toNumber(value);
  if (done === undefined) return <PlainValue value={value} />;
  const whole = toNumber(part(value, 'max', 'maximum', 'total')) ?? 100;
  const percent = whole > 0 ? Math.round(Math.min(100, Math.max(0, (100 * done) / whole))) : 0;
  return (
    <span className={styles.progress}>
      <ProgressRing
        label={displayMessages.progress}
        value={percent}
        size="small"
        tone={percent === 100 ? 'green' : 'primary'}
      />
      {displayMessages.progressOf(percent)}
    </span>
  );
}
