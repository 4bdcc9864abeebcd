import type { ListQuery } from '@callboard/api-contract/lists';
import { Button } from '@callboard/ui-kit/elements';
import { lazy, Suspense, useEffect, useState } from 'react';
import { messages } from '../messages';
import type { ExportDialogProps } from './ExportDialog';
import styles from './list.module.css';

// Lazy: most visits to a list export nothing.
const ExportDialog = lazy(async () => ({ default: (await import('./ExportDialog')).ExportDialog }));

export interface ExportButtonProps extends Omit<
  ExportDialogProps,
  'query' | 'count' | 'initial' | 'onClose'
> {
  /** What the list shows, and of how many records; undefined while it is loading. */
  shown: { query: ListQuery; count: number } | undefined;
}

/** Opens the export of a list. It is there before its rows are, so that they move nothing; without rows it is disabled. */
export function ExportButton({ shown, ...dialog }: ExportButtonProps) {
  const [open, setOpen] = useState<'xlsx' | 'print' | null>(null);
  const isPage = dialog.facts.isPage === true;
  const hasRows = (shown?.count ?? 0) > 0;
  // Listens to the document: the browser would print the rows that are visible, and no others.
  useEffect(() => {
    if (!isPage || !hasRows) return;
    function printAll(event: KeyboardEvent) {
      const isPrint = event.key.toLowerCase() === 'p' && (event.ctrlKey || event.metaKey);
      if (!isPrint || event.altKey || event.shiftKey || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      setOpen('print');
    }
    document.addEventListener('keydown', printAll);
    return () => document.removeEventListener('keydown', printAll);
  }, [isPage, hasRows]);
  return (
    <>
      <Button icon="download" disabled={!hasRows} onClick={() => setOpen('xlsx')}>
        <span className={styles.iconText}>{messages.export}</span>
      </Button>
      {open !== null && shown && (
        <Suspense fallback={null}>
          <ExportDialog {...dialog} {...shown} initial={open} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </>
  );
}
