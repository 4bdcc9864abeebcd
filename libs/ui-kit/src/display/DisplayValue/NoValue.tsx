import { dateMessages } from '../../dates/DateText/dateMessages';
import { displayMessages } from '../../text/displayMessages';
import type { DisplayType } from './displayTypes';
import styles from './DisplayValue.module.css';

const selectionTypes: ReadonlySet<DisplayType> = new Set([
  'boolean',
  'model',
  'model-title',
  'model-group',
  'status',
  'priority',
]);

/** The text for an empty value (clause 9.7). */
export function NoValue({ type }: { type: DisplayType }) {
  return (
    <span className={styles.none}>
      {selectionTypes.has(type) ? displayMessages.notSelected : dateMessages.notEntered}
    </span>
  );
}
