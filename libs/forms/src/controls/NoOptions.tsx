import { useFieldGroup } from '@callboard/ui-kit/inputs';
import { messages } from '../messages';
import styles from './controls.module.css';

/** Stands in the place of choices that nobody has set up (clause 8.8). */
export function NoOptions() {
  return (
    <div {...useFieldGroup()} className={styles.missing} role="group" tabIndex={-1}>
      {messages.optionsMissing}
    </div>
  );
}
