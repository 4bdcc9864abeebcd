import { hooksFor } from '@callboard/api-client/collections';
import { collectionNamed, readsEvery, type Collection, type Option } from '@callboard/api-contract';
import { useActor } from '@callboard/records';
import { useCollectionOf, useLabel } from '@callboard/tenant';
import { QueryView } from '@callboard/ui-kit/display';
import { Skeleton } from '@callboard/ui-kit/elements';
import { Card } from '@callboard/ui-kit/layout';
import { toTone } from '@callboard/ui-kit/theme';
import { formatNumber } from '@callboard/language';
import { Link } from 'react-router';
import { messages } from '../messages';
import styles from './dashboard.module.css';

export interface EntriesByProps {
  /** The status, or a field of choices. */
  field: string;
  title: string;
}

/** How the entries stand: a bar for each choice of a field, in the order of the contract, each leading to its list; of a status only those that the reader knows. */
export function EntriesBy(props: EntriesByProps) {
  const { roles } = useActor();
  const entries = collectionNamed(useCollectionOf('entries'));
  const known = choicesOf(entries, props.field);
  // To a judge no entry is a draft: that is not known, and is not shown as none.
  const choices =
    props.field === 'status'
      ? known.filter(({ value }) => readsEvery(entries, roles, { field: 'status', in: [value] }))
      : known;
  return choices.length > 0 && <Bars {...props} choices={choices} />;
}

function Bars({ field, title, choices }: EntriesByProps & { choices: readonly Option[] }) {
  const collection = useCollectionOf('entries');
  const label = useLabel('entries');
  const { data, problem, isLoading, refetch } = hooksFor(collection).useCounts(field);
  return (
    <Card title={title}>
      <QueryView
        query={{ value: data, problem, isLoading, retry: refetch }}
        loading={<Skeleton lines={6} />}
        isEmpty={({ results }) => results.length === 0}
        empty={<p className={styles.note}>{messages.noneYet(label)}</p>}
      >
        {({ results }) => {
          const countOf = (choice: string) => results.find(({ value }) => value === choice)?.count ?? 0;
          const most = Math.max(...results.map(({ count }) => count));
          return (
            <ul className={styles.bars} role="list">
              {choices.map(({ value, label: name, tone }) => (
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

function choicesOf({ fields, lifecycle }: Collection, name: string): readonly Option[] {
  if (name === 'status')
    return Object.entries(lifecycle?.statuses ?? {}).map(([value, status]) => ({ value, ...status }));
  const field = fields[name];
  return field && 'options' in field ? field.options : [];
}
