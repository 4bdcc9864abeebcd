import { useId, type ReactNode } from 'react';
import styles from './Card.module.css';

export interface CardProps {
  /** A heading of the second level; it also names the region. */
  title?: ReactNode;
  /** Buttons next to the title. */
  actions?: ReactNode;
  /** 'quiet' has no frame and is below the page's surface; 'raised' is above it. @default 'framed' */
  variant?: 'framed' | 'quiet' | 'raised' | undefined;
  /** 'none' lets a table or a list touch the edges. @default 'regular' */
  padding?: 'none' | 'regular' | undefined;
  /** The content. */
  children: ReactNode;
}

/** A bordered surface for one subject of a page. */
export function Card({ title, actions, variant = 'framed', padding = 'regular', children }: CardProps) {
  const titleId = useId();
  const hasTitle = title !== undefined && title !== null;
  return (
    <section className={styles.root} data-variant={variant} aria-labelledby={hasTitle ? titleId : undefined}>
      {(hasTitle || actions !== undefined) && (
        <header className={styles.header}>
          {hasTitle && (
            <h2 className={styles.title} id={titleId}>
              {title}
            </h2>
          )}
          {actions !== undefined && <div className={styles.actions}>{actions}</div>}
        </header>
      )}
      <div className={styles.body} data-padding={padding}>
        {children}
      </div>
    </section>
  );
}
