import { lazy, Suspense } from 'react';
import type { RecordViewersProps } from './RecordViewers';

const RecordViewers = lazy(async () => ({ default: (await import('./RecordViewers')).RecordViewers }));

/** Who else has a record open: a list loads nothing of it before one is opened. */
export function LazyRecordViewers(props: RecordViewersProps) {
  return (
    <Suspense fallback={null}>
      <RecordViewers {...props} />
    </Suspense>
  );
}
