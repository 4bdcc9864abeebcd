import { lazy, Suspense } from 'react';
import type { ImportDialogProps } from './ImportDialog';

const Dialog = lazy(async () => ({ default: (await import('./ImportDialog')).ImportDialog }));

/** `ImportDialog`, loaded when it is first shown. */
export function LazyImportDialog(props: ImportDialogProps) {
  return (
    <Suspense fallback={null}>
      <Dialog {...props} />
    </Suspense>
  );
}
