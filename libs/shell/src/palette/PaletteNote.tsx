import { Button } from '@callboard/ui-kit/elements';
import { paletteMessages } from './paletteMessages';
import type { RecordSearch } from './useRecordSearch';
import styles from './Palette.module.css';

export interface PaletteNoteProps {
  query: string;
  /** The number of options. */
  count: number;
  search: Pick<RecordSearch, 'isSearching' | 'problem' | 'retry'>;
}

/** The status line of the palette: problem, searching, nothing found, or the number of results. */
export function PaletteNote({ query, count, search }: PaletteNoteProps) {
  const { isSearching, problem, retry } = search;
  return (
    <div className={styles.foot}>
      <p className={styles.note} role="status">
        {noteOf(query, count, isSearching, problem)}
      </p>
      {problem !== undefined && (
        <Button size="small" onClick={retry}>
          {paletteMessages.tryAgain}
        </Button>
      )}
      <p className={styles.keys} aria-hidden>
        <kbd>↑</kbd> <kbd>↓</kbd> {paletteMessages.choose} · <kbd>↵</kbd> {paletteMessages.open}
      </p>
    </div>
  );
}

function noteOf(query: string, count: number, isSearching: boolean, problem: string | undefined): string {
  if (problem !== undefined) return paletteMessages.problem(problem);
  if (isSearching) return paletteMessages.searching;
  if (query.trim() === '') return '';
  return count === 0 ? paletteMessages.nothing(query.trim()) : paletteMessages.found(count);
}
