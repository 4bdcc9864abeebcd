import { collections } from '@callboard/api-client/collections';
import { carryOffer } from '@callboard/domain/booking';
import { useUndoAlert } from '@callboard/records';
import { Button } from '@callboard/ui-kit/elements';
import { Banner } from '@callboard/ui-kit/layout';
import { Link } from 'react-router';
import type { SalePartProps } from './SalePartProps';
import { seatMapMessages as words } from './seatMapMessages';

/** Offers the newest version of the floor plan, while nothing of the former one is sold. */
export function NewerPlan({ setup: { map, offer }, readOnly }: SalePartProps) {
  const { data } = collections.floorPlanVersions.useList({
    filters: [{ field: 'floor_plan', operator: 'eq', value: map.floor_plan.hashcode }],
    ordering: ['-number'],
    pageSize: 1,
    fields: ['number', 'content'],
  });
  const tickets = collections.tickets.useList({
    filters: [{ field: 'seat_map', operator: 'eq', value: map.hashcode }],
    pageSize: 1,
    fields: ['status'],
  });
  const [patch, { isLoading }] = collections.seatMaps.usePatch();
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
  const isSold = (tickets.data?.count ?? 1) > 0;

  async function take() {
    const carried = content ? carryOffer(offer, content).offer : offer;
    const outcome = await patch(map.hashcode, { plan_version: hashcode, offer: carried }, map.version);
    if (outcome.ok) showUndoAlert(words.taken(number), outcome.changeSet);
  }

  return (
    <Banner
      kind={map.plan_version ? 'info' : 'warning'}
      title={words.newer(number)}
      actions={
        !readOnly && (
          <Button disabled={isSold} isBusy={isLoading} onClick={() => void take()}>
            {words.take(number)}
          </Button>
        )
      }
    >
      {tickets.data && isSold ? words.newerSold : words.newerText}
    </Banner>
  );
}
