import { Skeleton } from '@callboard/ui-kit/elements';
import { lazy, Suspense } from 'react';
import type { SectionProps } from './SectionProps';

const FilesOfRecord = lazy(async () => ({
  default: (await import('@callboard/records/files')).FilesOfRecord,
}));

/** The files of an entry. */
export function FilesSection({ collection, entry }: SectionProps) {
  return (
    <Suspense fallback={<Skeleton lines={3} />}>
      <FilesOfRecord collection={collection} record={entry} />
    </Suspense>
  );
}
