import type { CollectionName } from '@callboard/api-contract';
import { usePageQuery } from '@callboard/records';
import { RecordList, requestList, useToday } from '@callboard/records/list';
import type { FirstRequest, ScreenAddress, ScreenProps } from '@callboard/tenant';
import { ownZone, todayIn } from '@callboard/ui-kit/dates';
import { SegmentedControl } from '@callboard/ui-kit/inputs';
import { daysOf, filtersOf, isOfDays, viewOf, views, type View } from './view';
import { viewMessages } from './viewMessages';

export { fetchListParts as fetchParts } from '@callboard/records/list';

/** The upcoming events or performances, the next one first, with a switch to past ones or all. */
export function Screen({ collection = 'events', title }: ScreenProps) {
  const [params, setParams] = usePageQuery();
  const today = useToday();
  const view = viewOf(params);
  const shown = shownIn(params, collection, today);

  function show(next: View) {
    const query = new URLSearchParams(params);
    for (const key of params.keys()) if (key === 'ordering' || isOfDays(key)) query.delete(key);
    query.set('when', next);
    if (next === 'upcoming') query.delete('when');
    setParams(query);
  }

  return (
    <RecordList
      collection={collection}
      title={title}
      {...shown}
      otherDays={shown.fixedFilters.length > 0 ? { fixedFilters: [], onShow: () => show('all') } : undefined}
      actions={
        !isCalendar(params) && (
          <SegmentedControl
            label={viewMessages.when}
            segments={views.map((each) => ({ value: each, label: viewMessages[each] }))}
            value={view}
            onValueChange={show}
          />
        )
      }
    />
  );
}

/** Its rows. */
export function firstRequest({ collection = 'events', query, roles }: ScreenAddress): FirstRequest {
  return requestList({ collection, query, roles, ...shownIn(query, collection, todayIn(ownZone())) });
}

/** The days and the order of the records that the list shows at an address. */
function shownIn(params: URLSearchParams, collection: CollectionName, today: string) {
  const days = daysOf(collection);
  const view = viewOf(params);
  return {
    // A calendar shows the days that it is turned to, past ones too.
    fixedFilters: isCalendar(params) ? [] : filtersOf(view, days, today),
    ordering: view === 'past' ? `-${days[0]}` : days[0],
  };
}

function isCalendar(params: URLSearchParams): boolean {
  return params.get('as') === 'calendar';
}
