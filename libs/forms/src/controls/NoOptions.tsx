import { useFieldGroup } from '@callboard/ui-kit/inputs';
import { messages } from '../messages';
import styles from './controls.module.css';

/** Shown instead of a control whose options are not configured (clause 8.8). */
export function NoOptions() {
  return (
    <div {...useFieldGroup()} className={styles.missing} role="group" tabIndex={-1}>
      {messages.optionsMissing}
    </div>
  );
}
