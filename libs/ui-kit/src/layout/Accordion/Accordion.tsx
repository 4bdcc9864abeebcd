import { useId, type ReactNode } from 'react';
import { Icon } from '../../elements/Icon/Icon';
import styles from './Accordion.module.css';

/** A part that opens and closes. */
export interface AccordionItem {
  id: string;
  title: ReactNode;
  /** A badge or a figure at the end of the title's line. */
  detail?: ReactNode;
  children: ReactNode;
  /** Is open at first. @default false */
  isOpen?: boolean | undefined;
}

export interface AccordionProps {
  items: readonly AccordionItem[];
  /** Opening one closes the others. @default false */
  isExclusive?: boolean | undefined;
}

/** Parts of a page that open and close, on the browser's own `<details>`: find in page opens what it finds. */
export function Accordion({ items, isExclusive = false }: AccordionProps) {
  const name = useId();
  return (
    <div className={styles.root}>
      {items.map(({ id, title, detail, children, isOpen = false }) => (
        <details key={id} className={styles.item} open={isOpen} {...(isExclusive && { name })}>
          <summary className={styles.summary}>
            <span className={styles.chevron}>
              <Icon name="chevron-end" size="small" />
            </span>
            <span className={styles.title}>{title}</span>
            {detail !== undefined && <span className={styles.detail}>{detail}</span>}
          </summary>
          <div className={styles.body}>{children}</div>
        </details>
      ))}
    </div>
  );
}
