import { recordHooksFor } from '@callboard/api-client/collections';
import {
  collectionNamed,
  isCollectionName,
  limits,
  parseCoordinates,
  recordPath,
  type AnyRecord,
  type Collection,
  type CollectionName,
  type ListQuery,
} from '@callboard/api-contract';
import { EmptyState, QueryView } from '@callboard/ui-kit/display';
import { Skeleton } from '@callboard/ui-kit/elements';
import { messages } from '../../messages';
import styles from './board.module.css';
import { CountryMap, type MapPlace } from './CountryMap';
import { mapMessages as words } from './mapMessages';

export interface RecordsMapProps {
  collection: CollectionName;
  /** The collection, with the field that its map goes by. */
  definition: Collection;
  /** What the records are called. */
  label: string;
  /** The search and the filters of the records. */
  query: ListQuery;
  /** The list of the records at one place, where they are counted by the places that they refer to. */
  hrefAt: (place: string) => string;
}

/** Records on a map: at their own places, or counted at the places that they refer to. */
export function RecordsMap(props: RecordsMapProps) {
  const { definition } = props;
  const field = definition.fields[definition.map ?? ''];
  if (field?.kind === 'coordinates') return <OwnPlaces {...props} />;
  if (field?.kind !== 'reference' || !isCollectionName(field.to)) return null;
  return <CountedPlaces {...props} by={definition.map ?? ''} target={field.to} />;
}

function OwnPlaces({ collection, definition, label, query }: RecordsMapProps) {
  const list = recordHooksFor(collection).useList({ ...query, pageSize: limits.maxPageSize });
  const answer = { value: list.data, problem: list.problem, isLoading: list.isLoading, retry: list.refetch };
  return (
    <QueryView
      query={answer}
      loading={<Skeleton lines={12} />}
      isEmpty={({ count }) => count === 0}
      empty={<EmptyState icon="search" title={messages.nothingFound(label)} />}
    >
      {({ count, results }) => {
        const places = results.flatMap((record) => {
          const point = pointOf(record, definition);
          const { title } = record.qed_model;
          return point ? [{ id: record.hashcode, title, point, href: recordPath(definition, record) }] : [];
        });
        return (
          <>
            <CountryMap label={words.mapOf(label)} places={places} />
            {places.length < count && (
              <p className={styles.note}>{words.notShown(count - places.length, label)}</p>
            )}
          </>
        );
      }}
    </QueryView>
  );
}

interface CountedPlacesProps extends RecordsMapProps {
  by: string;
  target: CollectionName;
}

function CountedPlaces({ collection, label, query, hrefAt, by, target }: CountedPlacesProps) {
  const places = collectionNamed(target);
  const targets = recordHooksFor(target).useList({ pageSize: limits.maxPageSize });
  const counts = recordHooksFor(collection).useCounts(by, {
    ...(query.search !== undefined && { search: query.search }),
    filters: query.filters ?? [],
  });
  const value = targets.data && counts.data && { records: targets.data.results, counts: counts.data };
  return (
    <QueryView
      query={{
        value,
        problem: targets.problem ?? counts.problem,
        isLoading: targets.isLoading || counts.isLoading,
        retry: () => {
          targets.refetch();
          counts.refetch();
        },
      }}
      loading={<Skeleton lines={12} />}
      isEmpty={({ counts: { results } }) => results.length === 0}
      empty={<EmptyState icon="search" title={messages.nothingFound(label)} />}
    >
      {({ records, counts: { results, rest } }) => {
        const countOf = new Map(results.map(({ value: place, count }) => [place, count]));
        const shown: MapPlace[] = records.flatMap((record) => {
          const point = pointOf(record, places);
          const count = countOf.get(record.hashcode) ?? 0;
          const { title } = record.qed_model;
          if (!point || count === 0) return [];
          return [{ id: record.hashcode, title, point, count, href: hrefAt(record.hashcode) }];
        });
        const all = results.reduce((sum, { count }) => sum + count, rest.count);
        const missing = all - shown.reduce((sum, { count = 0 }) => sum + count, 0);
        return (
          <>
            <CountryMap label={words.mapOf(label)} places={shown} />
            {missing > 0 && <p className={styles.note}>{words.notShown(missing, label)}</p>}
          </>
        );
      }}
    </QueryView>
  );
}

function pointOf(record: AnyRecord, { map = '' }: Collection) {
  const written = record[map];
  return typeof written === 'string' ? parseCoordinates(written) : null;
}
