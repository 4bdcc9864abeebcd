import { Button } from '../../elements/Button/Button';
import { displayMessages } from '../../text/displayMessages';
import { pagesAround } from './pagesAround';
import styles from './Pagination.module.css';

export interface PaginationProps {
  /** The accessible name: what is paged. */
  label: string;
  /** From 1. */
  page: number;
  /** The number of pages. */
  pageCount: number;
  /** Called with the number of the page to show. */
  onPageChange: (page: number) => void;
}

/** Navigates the pages of a list. A list that loads by scrolling does not need it: see `DataTable`. */
export function Pagination({ label, page, pageCount, onPageChange }: PaginationProps) {
  if (pageCount < 1) return null;
  return (
    <nav className={styles.root} aria-label={label}>
      <Button
        variant="quiet"
        shape="square"
        icon="chevron-start"
        aria-label={displayMessages.previousPage}
        disabled={page <= 1}
        onClick={() => onPageChange(page - 1)}
      />
      <ol className={styles.pages} role="list">
        {pagesAround(page, pageCount).map((each, index) => (
          <li key={each === 'gap' ? `gap ${index}` : each}>
            {each === 'gap' ? (
              <span className={styles.gap}>…</span>
            ) : (
              <button
                type="button"
                className={styles.page}
                aria-label={displayMessages.pageNumber(each)}
                aria-current={each === page ? 'page' : undefined}
                onClick={() => onPageChange(each)}
              >
                {each}
              </button>
            )}
          </li>
        ))}
      </ol>
      <span className={styles.place}>{displayMessages.pageOf(page, pageCount)}</span>
      <Button
        variant="quiet"
        shape="square"
        icon="chevron-end"
        aria-label={displayMessages.nextPage}
        disabled={page >= pageCount}
        onClick={() => onPageChange(page + 1)}
      />
    </nav>
  );
}
