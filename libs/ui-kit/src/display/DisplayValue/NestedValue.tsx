import { dateMessages } from '../../dates/DateText/dateMessages';
import { displayMessages } from '../../text/displayMessages';
import { PlainValue } from './PlainValue';
import { readModel } from './readModel';
import { humanName, isEmptyValue, part, plainText } from './readValue';
import styles from './DisplayValue.module.css';

interface NestedValueProps {
  value: unknown;
  /** The nesting depth. */
  depth?: number;
}

const deepest = 3;
const maxParts = 50;

/** An object as names and values, or a list as one value under the other. */
export function NestedValue({ value, depth = 0 }: NestedValueProps) {
  const model = part(value, 'qed_model') === undefined ? undefined : readModel(value);
  if (model !== undefined) return model.title;
  if (!isDeep(value) || depth >= deepest) return <PlainValue value={value} />;
  if (Array.isArray(value)) return <NestedParts parts={value} depth={depth} />;

  const parts = Object.entries(value);
  return (
    <>
      <dl className={styles.pairs}>
        {parts.slice(0, maxParts).map(([name, each]) => (
          <div key={name} className={styles.pair} data-deep={isDeep(each) || undefined}>
            <dt className={styles.name}>{humanName(name) || name}</dt>
            <dd className={styles.detail}>
              {isEmptyValue(each) ? (
                <span className={styles.none}>{dateMessages.notEntered}</span>
              ) : (
                <NestedValue value={each} depth={depth + 1} />
              )}
            </dd>
          </div>
        ))}
      </dl>
      <MoreParts count={parts.length - maxParts} />
    </>
  );
}

function NestedParts({ parts, depth }: { parts: readonly unknown[]; depth: number }) {
  if (!parts.some(isDeep) && parts.length <= maxParts) return <PlainValue value={plainText(parts)} />;
  return (
    <>
      <ul className={styles.parts} role="list">
        {parts.slice(0, maxParts).map((each, index) => (
          <li key={index} className={styles.part}>
            {isEmptyValue(each) ? dateMessages.notEntered : <NestedValue value={each} depth={depth + 1} />}
          </li>
        ))}
      </ul>
      <MoreParts count={parts.length - maxParts} />
    </>
  );
}

function MoreParts({ count }: { count: number }) {
  return count > 0 && <p className={styles.none}>{displayMessages.showMore(count)}</p>;
}

function isDeep(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !(value instanceof Date);
}
