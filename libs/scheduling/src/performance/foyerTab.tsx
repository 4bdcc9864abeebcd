import type { RecordOf } from '@callboard/api-contract';
import type { ProfileTab } from '@callboard/records/profile';
import { Skeleton } from '@callboard/ui-kit/elements';
import { lazy, Suspense } from 'react';
import { foyerMessages } from './foyerMessages';

const FoyerCard = lazy(async () => ({ default: (await import('./FoyerCard')).FoyerCard }));

/** The tab of a performance for its screens in the foyer. */
export function foyerTab(performance: RecordOf<'performances'>): ProfileTab {
  return {
    id: 'foyer',
    label: foyerMessages.tab,
    render: () => (
      <Suspense fallback={<Skeleton lines={4} />}>
        <FoyerCard performance={performance} />
      </Suspense>
    ),
  };
}
