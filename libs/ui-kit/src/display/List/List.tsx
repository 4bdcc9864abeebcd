import type { ReactNode } from 'react';
import { Link } from '../../navigation/Link/Link';
import { displayMessages } from '../../text/displayMessages';
import styles from './List.module.css';

/** One line of a list. */
export interface ListItem {
  id: string;
  title: ReactNode;
  subtitle?: ReactNode;
  /** An icon or an avatar before the title. */
  start?: ReactNode;
  /** A badge, a number or buttons at the end. */
  end?: ReactNode;
  /** The URL of the whole line. */
  href?: string | undefined;
}

export interface ListProps {
  /** The accessible name: what the lines are. */
  label: string;
  /** The lines, in order. */
  items: readonly ListItem[];
  /** Called on a plain click on a line, for a router. */
  onFollow?: ((href: string) => void) | undefined;
  /** The content of an empty list. @default 'Nothing here yet' */
  empty?: ReactNode;
}

/** A vertical list of things, each with a title and a few details. For facts in columns use `DataTable`. */
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
