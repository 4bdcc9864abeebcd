import { usePageQuery } from '@callboard/records';
import { RecordList, useToday } from '@callboard/records/list';
import type { ScreenProps } from '@callboard/tenant';
import { SegmentedControl } from '@callboard/ui-kit/inputs';
import { daysOf, filtersOf, isOfDays, viewOf, views, type View } from './view';
import { viewMessages } from './viewMessages';

export { fetchListParts as fetchParts } from '@callboard/records/list';

/** The upcoming events or performances, the next one first, with a switch to past ones or all. */
export function Screen({ collection = 'events', title }: ScreenProps) {
  const [params, setParams] = usePageQuery();
  const today = useToday();
  const days = daysOf(collection);
  const view = viewOf(params);
  // A calendar shows the days that it is turned to, past ones too.
  const isCalendar = params.get('as') === 'calendar';
  const filters = isCalendar ? [] : filtersOf(view, days, today);

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
      fixedFilters={filters}
      ordering={view === 'past' ? `-${days[0]}` : days[0]}
      actions={
        !isCalendar && (
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
