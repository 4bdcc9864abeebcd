import { hasRole } from '@callboard/api-contract';
import { useActor } from '@callboard/records';
import { RecordList } from '@callboard/records/list';
import type { ScreenProps } from '@callboard/tenant';
import { lazy, Suspense } from 'react';
import { ReadersList } from './ReadersList';

const NewResource = lazy(async () => ({ default: (await import('./NewResource')).NewResource }));

/** For staff all resources; for everyone else those that are for them, by category. */
export function Screen({ title }: ScreenProps) {
  if (!hasRole(useActor().roles, ['staff'])) return <ReadersList />;
  return (
    <RecordList
      collection="resources"
      title={title}
      newRecord={(onClose) => (
        <Suspense fallback={null}>
          <NewResource onClose={onClose} />
        </Suspense>
      )}
    />
  );
}
