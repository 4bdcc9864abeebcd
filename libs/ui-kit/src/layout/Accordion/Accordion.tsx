import { useId, type ReactNode } from 'react';
import { Icon } from '../../elements/Icon/Icon';
import styles from './Accordion.module.css';

/** A section that opens and closes. */
export interface AccordionItem {
  id: string;
  title: ReactNode;
  /** A badge or a number at the end of the title's line. */
  detail?: ReactNode;
  children: ReactNode;
  /** Opens it initially. @default false */
  isOpen?: boolean | undefined;
}

export interface AccordionProps {
  /** The sections, each with its heading. */
  items: readonly AccordionItem[];
  /** Opening one closes the others. @default false */
  isExclusive?: boolean | undefined;
}

/** Collapsible sections, made of native `<details>`: find in page opens a section with a match. */
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
