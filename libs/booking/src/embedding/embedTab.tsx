import type { CollectionName, RecordOf } from '@callboard/api-contract';
import type { ProfileTab } from '@callboard/records/profile';
import { Skeleton } from '@callboard/ui-kit/elements';
import { lazy, Suspense } from 'react';
import type { EmbedCardProps } from './EmbedCard';
import { embedMessages } from './embedMessages';

const EmbedCard = lazy(async () => ({ default: (await import('./EmbedCard')).EmbedCard }));

/** The tab of an event or a performance for the shop on another website. */
export function embedTab<N extends CollectionName>(
  of: (record: RecordOf<N>) => EmbedCardProps | undefined,
): ProfileTab<RecordOf<N>> {
  return {
    id: 'website',
    label: embedMessages.tab,
    render: (record) => {
      const props = of(record);
      return <Suspense fallback={<Skeleton lines={6} />}>{props && <EmbedCard {...props} />}</Suspense>;
    },
  };
}
