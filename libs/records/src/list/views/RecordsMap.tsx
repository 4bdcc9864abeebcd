import { recordHooksFor } from '@callboard/api-client/collections';
import {
  valueIn,
  limits,
  recordPath,
  type ActorRoles,
  type RecordBase,
  type Collection,
  type CollectionName,
} from '@callboard/api-contract';
import { collectionNamed, isCollectionName } from '@callboard/api-contract/collections';
import { parseGrouping, type ListQuery } from '@callboard/api-contract/lists';
import { parseCoordinates } from '@callboard/api-contract/text';
import { EmptyState, QueryView } from '@callboard/ui-kit/display';
import { Skeleton } from '@callboard/ui-kit/elements';
import { useActor } from '../../actor/useActor';
import { messages } from '../../messages';
import styles from './board.module.css';
import { CountryMap, type MapPlace } from './CountryMap';
import { mapMessages as words } from './mapMessages';

export interface RecordsMapProps {
  /** The collection that is shown. */
  collection: CollectionName;
  /** The collection, with the field that its map goes by. */
  definition: Collection;
  /** Label of the records. */
  label: string;
  /** The search and the filters of the records. */
  query: ListQuery;
  /** The list of the records at one place, where they are counted by the places that a field refers to. */
  hrefAt: (place: string, by: string) => string;
}

/** Records on a map: at their own places, or counted at the places that they refer to. */
export function RecordsMap(props: RecordsMapProps) {
  const { definition } = props;
  const by = definition.map ?? '';
  if (definition.fields[by]?.kind === 'coordinates') return <OwnPlaces {...props} />;
  const target = placesOf(definition, by);
  return target ? <CountedPlaces {...props} by={by} target={target} /> : null;
}

function OwnPlaces(props: RecordsMapProps) {
  const { collection, definition, label, query } = props;
  const { roles } = useActor();
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
        const isWhole = results.length === count;
        const by = isWhole ? undefined : widerField(definition, roles);
        const target = by === undefined ? undefined : placesOf(definition, by);
        // More than fit on one page: the server counts all of them at wider places.
        if (by !== undefined && target) return <CountedPlaces {...props} by={by} target={target} />;
        const places = results.flatMap((record) => {
          const point = pointOf(record, definition);
          const { title } = record.qed_model;
          return point ? [{ id: record.hashcode, title, point, href: recordPath(definition, record) }] : [];
        });
        const missing = results.length - places.length;
        return (
          <>
            <CountryMap label={words.mapOf(label)} places={places} />
            {!isWhole && <p className={styles.note}>{words.onlyFirst(results.length, count, label)}</p>}
            {missing > 0 && <p className={styles.note}>{words.notShown(missing, label)}</p>}
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
  const { useList } = recordHooksFor(target);
  const targets = useList({ pageSize: limits.maxPageSize });
  const counts = recordHooksFor(collection).useCounts(by, {
    ...(query.search !== undefined && { search: query.search }),
    filters: query.filters ?? [],
  });
  // Where there are more places than a page: those that have records, the most first.
  const known = new Set(targets.data?.results.map(({ hashcode }) => hashcode));
  const others = (targets.data ? (counts.data?.results ?? []) : [])
    .flatMap(({ value: place }) => (place === null || known.has(place) ? [] : [place]))
    .slice(0, limits.maxPageSize);
  const more = useList(
    { filters: [{ field: 'hashcode', operator: 'in', value: others }], pageSize: limits.maxPageSize },
    { skip: others.length === 0 },
  );
  const isWhole = others.length === 0 || more.data !== undefined;
  const reads = [targets, counts, more];
  const value = targets.data &&
    counts.data &&
    isWhole && {
      records: [...targets.data.results, ...(others.length > 0 ? (more.data?.results ?? []) : [])],
      counts: counts.data,
    };
  return (
    <QueryView
      query={{
        value: value || undefined,
        problem: reads.find(({ problem }) => problem !== undefined)?.problem,
        isLoading: reads.some(({ isLoading }) => isLoading),
        retry: () => reads.forEach(({ refetch }) => refetch()),
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
          return [{ id: record.hashcode, title, point, count, href: hrefAt(record.hashcode, by) }];
        });
        const read = new Set<string | null>([null, ...records.map(({ hashcode }) => hashcode)]);
        const elsewhere = results.filter(({ value: place }) => !read.has(place)).reduce(add, rest.count);
        const missing = results.reduce(add, rest.count) - elsewhere - shown.reduce(add, 0);
        return (
          <>
            <CountryMap label={words.mapOf(label)} places={shown} />
            {elsewhere > 0 && <p className={styles.note}>{words.elsewhere(elsewhere, label)}</p>}
            {missing > 0 && <p className={styles.note}>{words.notShown(missing, label)}</p>}
          </>
        );
      }}
    </QueryView>
  );
}

function pointOf(record: RecordBase, { map = '' }: Collection) {
  const written = valueIn(record, map);
  return typeof written === 'string' ? parseCoordinates(written) : null;
}

function add(sum: number, { count = 0 }: { count?: number }): number {
  return sum + count;
}

/** The collection that a field refers to, if its records have places on the map. */
function placesOf({ fields }: Collection, name: string): CollectionName | undefined {
  const field = fields[name];
  if (field?.kind !== 'reference' || !isCollectionName(field.to)) return undefined;
  const { map = '', fields: own } = collectionNamed(field.to);
  return own[map]?.kind === 'coordinates' ? field.to : undefined;
}

/** The field that refers to a place that records of a collection share, such as the region of venues. */
function widerField(definition: Collection, roles: ActorRoles): string | undefined {
  return Object.keys(definition.fields).find(
    (name) => placesOf(definition, name) && parseGrouping(name, definition, roles),
  );
}
