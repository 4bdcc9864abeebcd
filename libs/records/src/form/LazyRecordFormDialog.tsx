import { lazy, Suspense } from 'react';
import type { RecordFormDialogProps } from './RecordFormDialog';

// With the form come final-form, the pickers and the schemas, which reading a list does not need.
const Dialog = lazy(async () => ({ default: (await import('./RecordFormDialog')).RecordFormDialog }));

/** `RecordFormDialog`, fetched when it is first shown. */
export function LazyRecordFormDialog(props: RecordFormDialogProps) {
  return (
    <Suspense fallback={null}>
      <Dialog {...props} />
    </Suspense>
  );
}
