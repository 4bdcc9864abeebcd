import type { ListQuery } from '@callboard/api-contract';
import { Button } from '@callboard/ui-kit/elements';
import { lazy, Suspense, useState } from 'react';
import { messages } from '../messages';
import type { ExportDialogProps } from './ExportDialog';
import styles from './list.module.css';

// Lazy: most visits to a list export nothing.
const ExportDialog = lazy(async () => ({ default: (await import('./ExportDialog')).ExportDialog }));

export interface ExportButtonProps extends Omit<ExportDialogProps, 'query' | 'count' | 'onClose'> {
  /** What the list shows, and of how many records; undefined while it is loading. */
  shown: { query: ListQuery; count: number } | undefined;
}

/** Opens the export of a list. It is there before its rows are, so that they move nothing; without rows it is disabled. */
export function ExportButton({ shown, ...dialog }: ExportButtonProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button icon="download" disabled={!shown?.count} onClick={() => setOpen(true)}>
        <span className={styles.iconText}>{messages.export}</span>
      </Button>
      {open && shown && (
        <Suspense fallback={null}>
          <ExportDialog {...dialog} {...shown} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
