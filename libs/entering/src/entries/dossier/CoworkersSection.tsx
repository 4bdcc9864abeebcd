import { Skeleton } from '@callboard/ui-kit/elements';
import { lazy, Suspense } from 'react';
import type { SectionProps } from './SectionProps';

const Coworkers = lazy(async () => ({ default: (await import('../../coworkers/Coworkers')).Coworkers }));

/** Users who were invited to work on an entry. */
export function CoworkersSection({ entry }: SectionProps) {
  return (
    <Suspense fallback={<Skeleton lines={3} />}>
      <Coworkers entry={entry.hashcode} />
    </Suspense>
  );
}
