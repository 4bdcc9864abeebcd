import { hooksFor } from '@callboard/api-client/collections';
import type { CollectionName } from '@callboard/api-contract';
import { collectionNamed } from '@callboard/api-contract/collections';
import { fieldNamed } from '@callboard/api-contract/lists';
import { translate } from '@callboard/language';
import { BarChart } from '@callboard/ui-kit/charts';
import { QueryView } from '@callboard/ui-kit/display';
import { Skeleton } from '@callboard/ui-kit/elements';
import { messages } from '../messages';
import { queryOf } from './filtersOf';
import type { WidgetProps } from './Widget';
import { useWidgetTools } from './WidgetTools';
import styles from './widgets.module.css';

const maxBars = 12;

/** How many records share each value of a field, as bars. */
export function PlotWidget({ name, settings }: WidgetProps) {
  const { collection, by } = settings;
  return collection && by ? <Bars name={name} {...settings} collection={collection} by={by} /> : null;
}

function Bars(props: WidgetProps['settings'] & { name: string; collection: CollectionName; by: string }) {
  const { name, collection, by } = props;
  const tools = useWidgetTools();
  const { fieldLabel, labelOf } = tools;
  const { data, problem, isLoading, refetch } = hooksFor(collection).useCounts(by, queryOf(props, tools));
  const field = fieldNamed(collectionNamed(collection), by);
  return (
    <QueryView
      query={{ value: data, problem, isLoading, retry: refetch }}
      loading={<Skeleton lines={6} />}
      isEmpty={({ results }) => results.length === 0}
      empty={<p className={styles.note}>{messages.noneOf(labelOf(collection))}</p>}
    >
      {({ results }) => {
        const shown = results.slice(0, maxBars);
        return (
          <BarChart
            label={name}
            isLabelHidden
            direction="rows"
            categoryLabel={field ? fieldLabel(field) : by}
            categories={shown.map(({ value, label }) => (value === null ? messages.none : translate(label)))}
            series={[{ name: labelOf(collection), values: shown.map(({ count }) => count) }]}
          />
        );
      }}
    </QueryView>
  );
}
