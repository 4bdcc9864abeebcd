import { lazy, Suspense } from 'react';
import type { RecordViewersProps } from './RecordViewers';

const RecordViewers = lazy(async () => ({ default: (await import('./RecordViewers')).RecordViewers }));

/** Viewers of a record: a list loads nothing of it before one is opened. */
export function LazyRecordViewers(props: RecordViewersProps) {
  return (
    <Suspense fallback={null}>
      <RecordViewers {...props} />
    </Suspense>
  );
}
