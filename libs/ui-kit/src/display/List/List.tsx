import type { ReactNode } from 'react';
import { Link } from '../../navigation/Link/Link';
import { displayMessages } from '../../text/displayMessages';
import styles from './List.module.css';

/** One line of a list. */
export interface ListItem {
  id: string;
  title: ReactNode;
  subtitle?: ReactNode;
  /** A drawing or an avatar before the title. */
  start?: ReactNode;
  /** A badge, a figure or buttons at the end. */
  end?: ReactNode;
  /** Makes the whole line lead somewhere. */
  href?: string | undefined;
}

export interface ListProps {
  label: string;
  items: readonly ListItem[];
  /** Takes a plain press on a line, as for a router. */
  onFollow?: ((href: string) => void) | undefined;
  /** Stands in the place of no items. @default 'Nothing here yet' */
  empty?: ReactNode;
}

/** Things one under the other, each with a title and a little more. For facts in columns use `DataTable`. */
export function List({ label, items, onFollow, empty = displayMessages.nothingHere }: ListProps) {
  if (items.length === 0) return <p className={styles.empty}>{empty}</p>;
  return (
    <ul className={styles.root} role="list" aria-label={label}>
      {items.map(({ id, title, subtitle, start, end, href }) => (
        <li key={id} className={styles.item} data-linked={href !== undefined || undefined}>
          {start !== undefined && <span className={styles.start}>{start}</span>}
          <span className={styles.text}>
            <span className={styles.title}>
              {href === undefined ? (
                title
              ) : (
                <Link href={href} variant="quiet" onFollow={onFollow}>
                  {title}
                </Link>
              )}
            </span>
            {subtitle !== undefined && <span className={styles.subtitle}>{subtitle}</span>}
          </span>
          {end !== undefined && <span className={styles.end}>{end}</span>}
        </li>
      ))}
    </ul>
  );
}
