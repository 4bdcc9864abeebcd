import type { ListFilter } from '@callboard/api-contract';
import { RecordList } from '@callboard/records/list';
import type { ScreenProps } from '@callboard/tenant';
import { dayOfInstant, ownZone, SegmentedControl } from '@callboard/ui-kit';
import { useMemo } from 'react';
import { useSearchParams } from 'wouter';
import { viewMessages } from './viewMessages';

const views = ['upcoming', 'past', 'all'] as const;
type View = (typeof views)[number];

/** The events ahead, the next one first; one press shows those that are over, or every one. */
export function Screen({ title }: ScreenProps) {
  const [params, setParams] = useSearchParams();
  const today = dayOfInstant(new Date().toISOString(), ownZone());
  const view = viewOf(params);
  const filters = useMemo(() => filtersOf(view, today), [view, today]);

  function show(next: View) {
    const query = new URLSearchParams(params);
    for (const key of params.keys()) if (key === 'ordering' || isOfDays(key)) query.delete(key);
    query.set('when', next);
    if (next === 'upcoming') query.delete('when');
    setParams(query);
  }

  return (
    <RecordList
      collection="events"
      title={title}
      fixedFilters={filters}
      ordering={view === 'past' ? '-starts_on' : 'starts_on'}
      actions={
        <SegmentedControl
          label={viewMessages.when}
          segments={views.map((each) => ({ value: each, label: viewMessages[each] }))}
          value={view}
          onValueChange={show}
        />
      }
    />
  );
}

/** An address that filters by days itself, as a bookmark may, is not narrowed further. */
function viewOf(params: URLSearchParams): View {
  const named = views.find((view) => view === params.get('when'));
  return named ?? ([...params.keys()].some(isOfDays) ? 'all' : 'upcoming');
}

function isOfDays(key: string): boolean {
  return /^(starts|ends)_on(__|$)/.test(key);
}

function filtersOf(view: View, today: string): ListFilter[] {
  if (view === 'upcoming') return [{ field: 'ends_on', operator: 'gte', value: today }];
  return view === 'past' ? [{ field: 'ends_on', operator: 'lte', value: today }] : [];
}
