import { hooksFor } from '@callboard/api-client/collections';
import type { CollectionName } from '@callboard/api-contract';
import { ProgressBar, QueryView } from '@callboard/ui-kit/display';
import { Skeleton } from '@callboard/ui-kit/elements';
import { messages } from '../messages';
import { queryOf } from './filtersOf';
import type { WidgetProps } from './Widget';
import { useWidgetTools } from './WidgetTools';

/** How many records of all have reached a status. */
export function ProgressWidget({ name, settings }: WidgetProps) {
  const { collection, status } = settings;
  return collection && status ? (
    <Reached name={name} {...settings} collection={collection} status={status} />
  ) : null;
}

function Reached(
  props: WidgetProps['settings'] & { name: string; collection: CollectionName; status: string },
) {
  const { name, collection, status, from } = props;
  const tools = useWidgetTools();
  const query = queryOf({ collection, ...(from && { from }) }, tools);
  const { data, problem, isLoading, refetch } = hooksFor(collection).useCounts('status', query);
  return (
    <QueryView query={{ value: data, problem, isLoading, retry: refetch }} loading={<Skeleton lines={2} />}>
      {({ results }) => {
        const all = results.reduce((total, { count }) => total + count, 0);
        const done = results.find(({ value }) => value === status)?.count ?? 0;
        return (
          <ProgressBar
            label={name}
            value={done}
            max={Math.max(1, all)}
            valueText={messages.doneOf(done, all)}
          />
        );
      }}
    </QueryView>
  );
}
