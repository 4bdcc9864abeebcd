import { lazy, Suspense } from 'react';
import type { MergeDialogProps } from './MergeDialog';

// Its chunk includes the picker, which pages that merge nothing do not need.
const Dialog = lazy(async () => ({ default: (await import('./MergeDialog')).MergeDialog }));

/** `MergeDialog`, loaded when it is first shown. */
export function LazyMergeDialog(props: MergeDialogProps) {
  return (
    <Suspense fallback={null}>
      <Dialog {...props} />
    </Suspense>
  );
}
