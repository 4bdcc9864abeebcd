import { lazy, Suspense } from 'react';
import type { RecordFormDialogProps } from './RecordFormDialog';

// Its chunk includes final-form, the pickers and the schemas, which reading a list does not need.
const Dialog = lazy(async () => ({ default: (await import('./RecordFormDialog')).RecordFormDialog }));

/** `RecordFormDialog`, loaded when it is first shown. */
export function LazyRecordFormDialog(props: RecordFormDialogProps) {
  return (
    <Suspense fallback={null}>
      <Dialog {...props} />
    </Suspense>
  );
}
