import { collections } from '@callboard/api-client/collections';
import { carryOffer } from '@callboard/domain/booking';
import { useUndoAlert } from '@callboard/records';
import { Button } from '@callboard/ui-kit/elements';
import { Banner } from '@callboard/ui-kit/layout';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { changePlanMessages } from './changePlanMessages';
import type { SalePartProps } from './SalePartProps';
import { seatMapMessages as words } from './seatMapMessages';

// Lazy: it has the picture of the seats.
const ChangePlanDialog = lazy(async () => ({
  default: (await import('./ChangePlanDialog')).ChangePlanDialog,
}));

/** Offers the newest version of the floor plan: immediately while nothing is sold, and else with a dialog that shows whom it moves. */
export function NewerPlan({ setup: { map, offer }, readOnly }: SalePartProps) {
  const { data } = collections.floorPlanVersions.useList({
    filters: [{ field: 'floor_plan', operator: 'eq', value: map.floor_plan.hashcode }],
    ordering: ['-number'],
    pageSize: 1,
    fields: ['number', 'content'],
  });
  const tickets = collections.tickets.useList({
    filters: [
      { field: 'seat_map', operator: 'eq', value: map.hashcode },
      { field: 'status', operator: 'in', value: ['reserved', 'valid'] },
    ],
    pageSize: 1,
    fields: ['status'],
  });
  const [patch, { isLoading }] = collections.seatMaps.usePatch();
  const [isReviewing, setReviewing] = useState(false);
  const showUndoAlert = useUndoAlert();
  const newest = data?.results[0];
  if (data && !newest)
    return (
      <Banner kind="warning" title={words.noPlanTitle}>
        {words.noPlanText}{' '}
        <Link to={`/booking/floor-plans/${map.floor_plan.hashcode}`}>{words.openPlan}</Link>
      </Banner>
    );
  if (!newest || newest.hashcode === map.plan_version?.hashcode) return null;
  const { hashcode, number, content } = newest;
  const isSold = (tickets.data?.count ?? 0) > 0;

  async function take() {
    const carried = content ? carryOffer(offer, content).offer : offer;
    const outcome = await patch(map.hashcode, { plan_version: hashcode, offer: carried }, map.version);
    if (outcome.ok) showUndoAlert(words.taken(number), outcome.changeSet);
  }

  return (
    <>
      <Banner
        kind={map.plan_version ? 'info' : 'warning'}
        title={words.newer(number)}
        actions={
          !readOnly && (
            <Button
              disabled={!tickets.data}
              isBusy={isLoading}
              onClick={() => (isSold ? setReviewing(true) : void take())}
            >
              {isSold ? changePlanMessages.review : words.take(number)}
            </Button>
          )
        }
      >
        {isSold ? changePlanMessages.newerSold : words.newerText}
      </Banner>
      {isReviewing && content && (
        <Suspense fallback={null}>
          <ChangePlanDialog map={map} plan={content} onClose={() => setReviewing(false)} />
        </Suspense>
      )}
    </>
  );
}
