import type { Collection } from '@callboard/api-contract';
import { SegmentedControl } from '@callboard/ui-kit/inputs';
import { usePageQuery } from '../../hooks/usePageQuery';
import { viewMessages } from './viewMessages';
import { viewIn, viewsOf, type ViewName } from './viewNames';

/** Switches between the views of a list; the URL keeps the view. Nothing where there is only the table. */
export function ViewSwitch({ definition }: { definition: Collection }) {
  const [params, show] = useViewParam();
  const views = viewsOf(definition);
  if (views.length < 2) return null;

  return (
    <SegmentedControl
      label={viewMessages.view}
      segments={views.map((value) => ({ value, label: viewMessages[value] }))}
      value={viewIn(params, definition)}
      onValueChange={show}
    />
  );
}

/** The query of the URL, and what changes the view in it. */
export function useViewParam(): readonly [URLSearchParams, (view: ViewName) => void] {
  const [params, setParams] = usePageQuery();
  function show(view: ViewName) {
    const next = new URLSearchParams(params);
    for (const key of ['as', 'period', 'on']) next.delete(key);
    if (view !== 'table') next.set('as', view);
    setParams(next);
  }
  return [params, show];
}
