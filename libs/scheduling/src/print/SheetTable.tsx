import { useId, type ReactNode } from 'react';
import styles from './print.module.css';

export interface SheetTableProps {
  heading: ReactNode;
  /** The level of the heading. @default 2 */
  level?: 2 | 3 | undefined;
  children: ReactNode;
}

/** A table of a sheet under its heading. Not a caption: browsers leave that alone at the foot of a printed page. */
export function SheetTable({ heading, level = 2, children }: SheetTableProps) {
  const id = useId();
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <>
      <Heading id={id} className={styles.heading}>
        {heading}
      </Heading>
      <table className={styles.table} aria-labelledby={id}>
        {children}
      </table>
    </>
  );
}
