import { Avatar } from '../Avatar/Avatar';
import { Link } from '../../navigation/Link/Link';
import { PlainValue } from './PlainValue';
import type { ShownValueProps } from './ShownValueProps';
import { readModel } from './readModel';
import styles from './DisplayValue.module.css';

/** A record as its avatar, title and subtitle. */
export function ModelValue({ value, onFollow }: ShownValueProps) {
  const model = readModel(value);
  if (model === undefined) return <PlainValue value={value} />;
  return (
    <span className={styles.model}>
      <Avatar {...model.avatar} />
      <span className={styles.names}>
        {model.href === undefined ? (
          model.title
        ) : (
          <Link href={model.href} onFollow={onFollow}>
            {model.title}
          </Link>
        )}
        {model.subtitle !== undefined && <span className={styles.subtitle}>{model.subtitle}</span>}
      </span>
    </span>
  );
}
