import { RecordList } from '@callboard/records/list';
import type { ScreenProps } from '@callboard/tenant';
import { SegmentedControl } from '@callboard/ui-kit';
import { useSearchParams } from 'react-router';
import { dayIn } from '../clock';
import { messages } from '../messages';

const views = ['upcoming', 'past', 'all'] as const;
type View = (typeof views)[number];

/** Every event; one press shows only those ahead, or those that are over. */
export function Screen({ title }: ScreenProps) {
  const [params, setParams] = useSearchParams();
  const today = dayIn(Intl.DateTimeFormat().resolvedOptions().timeZone)(new Date().toISOString());

  function show(view: View) {
    const next = new URLSearchParams(params);
    for (const key of ['ends_on__gte', 'ends_on__lte', 'ordering']) next.delete(key);
    if (view === 'upcoming') next.set('ends_on__gte', today);
    if (view === 'past') {
      next.set('ends_on__lte', today);
      next.set('ordering', '-starts_on');
    }
    setParams(next);
  }

  return (
    <RecordList
      collection="events"
      title={title}
      actions={
        <SegmentedControl
          label={messages.when}
          segments={views.map((view) => ({ value: view, label: messages[view] }))}
          value={viewOf(params)}
          onValueChange={show}
        />
      }
    />
  );
}

function viewOf(params: URLSearchParams): View {
  if (params.has('ends_on__gte')) return 'upcoming';
  return params.has('ends_on__lte') ? 'past' : 'all';
}
