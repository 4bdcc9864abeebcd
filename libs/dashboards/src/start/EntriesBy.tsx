import { hooksFor } from '@callboard/api-client/collections';
import type { Collection, Option } from '@callboard/api-contract';
import { collectionNamed } from '@callboard/api-contract/collections';
import { readsEvery } from '@callboard/api-contract/reach';
import { useActor } from '@callboard/records';
import { useLabel } from '@callboard/tenant';
import { QueryView } from '@callboard/ui-kit/display';
import { Skeleton } from '@callboard/ui-kit/elements';
import { Card } from '@callboard/ui-kit/layout';
import { toTone } from '@callboard/ui-kit/theme';
import { formatNumber } from '@callboard/language';
import { Link } from 'react-router';
import { messages } from './messages';
import styles from './dashboard.module.css';

export interface EntriesByProps {
  /** The status, or a field with options. */
  field: string;
  title: string;
}

/**
 * The number of entries for each option of a field, as bars that link to the filtered list, in the order of the contract. Statuses
 * that the user cannot see are left out.
 */
export function EntriesBy(props: EntriesByProps) {
  const { roles } = useActor();
  const entries = collectionNamed('entries');
  const known = optionsOf(entries, props.field);
  // A judge cannot see drafts, so their number is left out instead of shown as 0.
  const options =
    props.field === 'status'
      ? known.filter(({ value }) => readsEvery(entries, roles, { field: 'status', in: [value] }))
      : known;
  return options.length > 0 && <Bars {...props} options={options} />;
}

function Bars({ field, title, options }: EntriesByProps & { options: readonly Option[] }) {
  const label = useLabel('entries');
  const { data, problem, isLoading, refetch } = hooksFor('entries').useCounts(field);
  return (
    <Card title={title}>
      <QueryView
        query={{ value: data, problem, isLoading, retry: refetch }}
        loading={<Skeleton lines={6} />}
        isEmpty={({ results }) => results.length === 0}
        empty={<p className={styles.note}>{messages.noneYet(label)}</p>}
      >
        {({ results }) => {
          const countOf = (option: string) => results.find(({ value }) => value === option)?.count ?? 0;
          const most = Math.max(...results.map(({ count }) => count));
          return (
            <ul className={styles.bars} role="list">
              {options.map(({ value, label: name, tone }) => (
                <li key={value} className={styles.bar}>
                  <Link to={`/entries?${field}=${value}`}>{name}</Link>
                  <meter
                    className={styles.meter}
                    data-tone={toTone(tone ?? 'blue')}
                    min={0}
                    max={most}
                    value={countOf(value)}
                    aria-label={name}
                  />
                  <span className={styles.count}>{formatNumber(countOf(value))}</span>
                </li>
              ))}
            </ul>
          );
        }}
      </QueryView>
    </Card>
  );
}

function optionsOf({ fields, lifecycle }: Collection, name: string): readonly Option[] {
  if (name === 'status')
    return Object.entries(lifecycle?.statuses ?? {}).map(([value, status]) => ({ value, ...status }));
  const field = fields[name];
  return field && 'options' in field ? field.options : [];
}
