import { recordHooksFor } from '@callboard/api-client/collections';
import { valueIn, type CollectionName, type RecordBase } from '@callboard/api-contract';
import { collectionNamed } from '@callboard/api-contract/collections';
import { fieldNamed } from '@callboard/api-contract/lists';
import { QueryView } from '@callboard/ui-kit/display';
import { Skeleton } from '@callboard/ui-kit/elements';
import { Link } from 'react-router';
import { messages } from '../messages';
import { addressFilters, queryOf } from './filtersOf';
import type { WidgetProps } from './Widget';
import { useWidgetTools } from './WidgetTools';
import styles from './widgets.module.css';

const usualRows = 5;

/** The first records of a list, each with a few of its fields; leads to the whole list. */
export function ListWidget({ name, settings }: WidgetProps) {
  return settings.collection ? <Rows name={name} {...settings} collection={settings.collection} /> : null;
}

function Rows(props: WidgetProps['settings'] & { name: string; collection: CollectionName }) {
  const { name, collection, columns = [], ordering, rows = usualRows } = props;
  const tools = useWidgetTools();
  const { labelOf, listHref } = tools;
  const { data, problem, isLoading, refetch } = recordHooksFor(collection).useList({
    pageSize: rows,
    ...queryOf(props, tools),
    ...(ordering && { ordering: [ordering] }),
  });
  return (
    <QueryView
      query={{ value: data, problem, isLoading, retry: refetch }}
      loading={<Skeleton lines={rows} />}
      isEmpty={({ results }) => results.length === 0}
      empty={<p className={styles.note}>{messages.noneOf(labelOf(collection))}</p>}
    >
      {({ results, count }) => (
        <>
          <ul className={styles.rows} role="list" aria-label={name}>
            {results.map((record) => (
              <Row key={record.hashcode} collection={collection} record={record} columns={columns} />
            ))}
          </ul>
          {count > results.length && (
            <Link className={styles.more} to={listHref(collection, addressFilters(props, tools))}>
              {messages.showAll(count)}
            </Link>
          )}
        </>
      )}
    </QueryView>
  );
}

interface RowProps {
  collection: CollectionName;
  record: RecordBase;
  columns: readonly string[];
}

function Row({ collection, record, columns }: RowProps) {
  const { fieldLabel, recordHref, renderValue } = useWidgetTools();
  const definition = collectionNamed(collection);
  // The title has these already.
  const others = columns.filter((column) => !definition.title.includes(column));
  return (
    <li className={styles.row}>
      <Link to={recordHref(collection, record.hashcode)}>{record.qed_model.title}</Link>
      <span className={styles.values}>
        {others.map((column) => {
          const field = fieldNamed(definition, column);
          const value = valueIn(record, column);
          if (!field || value === null || value === undefined) return null;
          return (
            <span key={column}>
              <span data-visually-hidden>{fieldLabel(field)}: </span>
              {renderValue(field, value, record)}
            </span>
          );
        })}
      </span>
    </li>
  );
}
