import { hooksFor } from '@callboard/api-client/collections';
import type { CollectionName } from '@callboard/api-contract';
import { formatNumber } from '@callboard/language';
import { QueryView } from '@callboard/ui-kit/display';
import { Link } from 'react-router';
import { addressFilters, queryOf } from './filtersOf';
import type { WidgetProps } from './Widget';
import { useWidgetTools } from './WidgetTools';
import styles from './widgets.module.css';

/** How many records of a collection there are; leads to their list. */
export function NumberWidget({ settings }: WidgetProps) {
  return settings.collection ? <Count {...settings} collection={settings.collection} /> : null;
}

function Count(settings: WidgetProps['settings'] & { collection: CollectionName }) {
  const { collection } = settings;
  const tools = useWidgetTools();
  const { labelOf, listHref } = tools;
  const { data, problem, isLoading, refetch } = hooksFor(collection).useList({
    pageSize: 1,
    ...queryOf(settings, tools),
  });
  return (
    <QueryView
      query={{ value: data, problem, isLoading, retry: refetch }}
      loading={
        <span className={styles.number} aria-hidden>
          –
        </span>
      }
    >
      {({ count }) => (
        <Link className={styles.number} to={listHref(collection, addressFilters(settings, tools))}>
          {formatNumber(count)} <span className={styles.unit}>{labelOf(collection)}</span>
        </Link>
      )}
    </QueryView>
  );
}
