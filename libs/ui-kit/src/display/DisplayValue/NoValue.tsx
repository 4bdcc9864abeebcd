import { dateMessages } from '../../dates/DateText/dateMessages';
import { displayMessages } from '../../text/displayMessages';
import type { DisplayType } from './displayTypes';
import styles from './DisplayValue.module.css';

const chosen: ReadonlySet<DisplayType> = new Set([
  'boolean',
  'model',
  'model-title',
  'model-group',
  'status',
  'priority',
]);

/** What stands in the place of a value that is not there (clause 9.7). */
export function NoValue({ type }: { type: DisplayType }) {
  return (
    <span className={styles.none}>
      {chosen.has(type) ? displayMessages.notSelected : dateMessages.notEntered}
    </span>
  );
}
