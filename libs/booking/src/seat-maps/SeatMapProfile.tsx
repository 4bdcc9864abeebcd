import { collections, type Loaded } from '@callboard/api-client/collections';
import type { RecordOf } from '@callboard/api-contract';
import { collectionNamed } from '@callboard/api-contract/collections';
import { canReach, useActor } from '@callboard/records';
import { CommentedProfile, type ProfileTab } from '@callboard/records/profile';
import { QueryView } from '@callboard/ui-kit/display';
import { Button, Skeleton } from '@callboard/ui-kit/elements';
import { lazy, useState, type ReactNode } from 'react';
import { useCanMake, useHashcode } from '@callboard/records/screen';
import { HiddenSale } from './HiddenSale';
import { OpenSaleDialog } from './OpenSaleDialog';
import { PrepareSale } from './PrepareSale';
import { PriceTable } from './PriceTable';
import { seatMapMessages as words } from './seatMapMessages';
import { useSaleSetup, type SaleSetup } from './useSaleSetup';

// Lazy: it has the picture of the seats.
const SeatsOnSale = lazy(async () => ({ default: (await import('./SeatsOnSale')).SeatsOnSale }));

// Opening first shows what is missing.
const ownTransitions = ['open_sale'] as const;

/** The seats of a performance: what is missing before they are sold, their prices, and which of them are sold. */
export function Screen() {
  const hashcode = useHashcode();
  const { data: map } = collections.seatMaps.useGet(hashcode);
  if (map) return <Profile key={hashcode} map={map} />;
  return <CommentedProfile collection="seatMaps" hashcode={hashcode} ownTransitions={ownTransitions} />;
}

function Profile({ map }: { map: RecordOf<'seatMaps'> }) {
  const setup = useSaleSetup(map);
  const [isOpening, setOpening] = useState(false);
  const canOpen = useCanMake('seatMaps')('open_sale');
  const actor = useActor();
  const canChange = (record: RecordOf<'seatMaps'>) =>
    canReach(collectionNamed('seatMaps'), 'update', record, actor) && map.status !== 'closed';
  const tab = (
    id: string,
    label: string,
    show: (found: SaleSetup, readOnly: boolean) => ReactNode,
  ): ProfileTab<RecordOf<'seatMaps'>> => ({
    id,
    label,
    render: (record) => <OfSetup setup={setup}>{(found) => show(found, !canChange(record))}</OfSetup>,
  });
  return (
    <>
      <CommentedProfile
        collection="seatMaps"
        hashcode={map.hashcode}
        ownTransitions={ownTransitions}
        header={() => setup.data && <HiddenSale performance={setup.data.performance} parts={[map]} />}
        hiddenInForm={['plan_version', 'offer']}
        leadingTabs={[
          tab('prepare', words.prepare, (found, readOnly) => (
            <PrepareSale setup={found} readOnly={readOnly} />
          )),
          tab('prices', words.prices, (found, readOnly) => <PriceTable setup={found} readOnly={readOnly} />),
          tab('seats', words.seats, (found, readOnly) => <SeatsOnSale setup={found} readOnly={readOnly} />),
        ]}
        actions={(record) =>
          canChange(record) &&
          canOpen &&
          ['planned', 'paused'].includes(map.status) && (
            <Button variant="primary" icon="ticket" disabled={!setup.data} onClick={() => setOpening(true)}>
              {words.openSale}
            </Button>
          )
        }
      />
      {isOpening && setup.data && <OpenSaleDialog setup={setup.data} onClose={() => setOpening(false)} />}
    </>
  );
}

function OfSetup({
  setup,
  children,
}: {
  setup: Loaded<SaleSetup>;
  children: (found: SaleSetup) => ReactNode;
}) {
  return (
    <QueryView
      query={{
        value: setup.data,
        problem: setup.problem,
        isLoading: setup.isLoading,
        retry: setup.refetch,
      }}
      loading={<Skeleton lines={8} />}
    >
      {children}
    </QueryView>
  );
}
