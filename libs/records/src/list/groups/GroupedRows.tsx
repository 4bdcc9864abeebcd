import { recordHooksFor } from '@callboard/api-client/collections';
import {
  currencyFieldOf,
  measureText,
  parseGrouping,
  parseMeasure,
  type AnyRecord,
  type CountsResponse,
  type Field,
  type ListQuery,
} from '@callboard/api-contract';
import { amountText } from '@callboard/domain/reports';
import { useTenant } from '@callboard/tenant';
import { QueryView, type DataTableColumn, type DataTableLink } from '@callboard/ui-kit/display';
import { Icon, Skeleton } from '@callboard/ui-kit/elements';
import { useMemo, useState } from 'react';
import type { ColumnSelection } from '../columnsOf';
import type { ListFacts } from '../listFacts';
import { groupFilters } from './groupFilters';
import { groupMessages as words } from './groupMessages';
import { GroupRows } from './GroupRows';
import { groupText } from './groupText';
import styles from './groups.module.css';

export interface GroupedRowsProps {
  facts: ListFacts;
  /** What the rows are grouped by. */
  group: string;
  query: ListQuery;
  columns: readonly DataTableColumn<AnyRecord>[];
  allColumns: readonly ColumnSelection[];
  labelOf: (field: Field) => string;
  link: DataTableLink<AnyRecord>;
}

type Group = CountsResponse['results'][number];

/** The rows of a list in sections, each with its count and the sums of its numbers. A section loads its rows when it is opened. */
export function GroupedRows({ facts, group, query, allColumns, labelOf, ...table }: GroupedRowsProps) {
  const { definition, actor, collection } = facts;
  const { timeZone } = useTenant();
  const grouping = parseGrouping(group, definition, actor.roles);
  const summed = useMemo(() => summedColumns(allColumns, facts), [allColumns, facts]);
  const { data, problem, isLoading, refetch } = recordHooksFor(collection).useCounts(group, {
    ...(query.search !== undefined && { search: query.search }),
    filters: query.filters ?? [],
    of: summed.map(({ name }) => measureText({ field: name, kind: 'sum' })),
  });
  // Another question has other groups; the answer to the one before must not be named by its fields.
  const value = data?.by === group ? data : undefined;
  if (!grouping) return null;
  const sumsOf = ({ measures }: Pick<Group, 'measures'>) =>
    summed.flatMap(({ field }, index) =>
      (measures[index] ?? []).map((amount) => `${labelOf(field)} ${amountText(field, amount)}`),
    );
  return (
    <QueryView
      query={{ value, problem, isLoading: isLoading || value === undefined, retry: refetch }}
      loading={<Skeleton lines={8} />}
    >
      {({ results, rest, total }) => (
        <div className={styles.root}>
          {results.map((each) => (
            <Section
              key={`${group} ${each.value}`}
              title={groupText(definition, grouping, each)}
              count={each.count}
              sums={sumsOf(each)}
            >
              <GroupRows
                {...table}
                facts={facts}
                label={groupText(definition, grouping, each)}
                query={{
                  ...query,
                  filters: groupFilters(query.filters ?? [], definition, grouping, each.value, timeZone),
                }}
              />
            </Section>
          ))}
          {rest.groups > 0 && <p className={styles.rest}>{words.rest(rest.groups, rest.count)}</p>}
          {total && summed.length > 0 && (
            <p className={styles.total}>
              <strong>{words.total}</strong> <Figures count={total.count} sums={sumsOf(total)} />
            </p>
          )}
        </div>
      )}
    </QueryView>
  );
}

interface SectionProps {
  title: string;
  count: number;
  sums: readonly string[];
  children: React.ReactNode;
}

/** A native `<details>`, so that Enter and Space open it; its rows are loaded at the first opening. */
function Section({ title, count, sums, children }: SectionProps) {
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <details
      className={styles.section}
      onToggle={({ currentTarget: { open } }) => {
        if (open) setWasOpened(true);
      }}
    >
      <summary className={styles.summary}>
        <span className={styles.chevron}>
          <Icon name="chevron-end" size="small" />
        </span>
        <span className={styles.title}>{title}</span>
        <Figures count={count} sums={sums} />
      </summary>
      {wasOpened && <div className={styles.body}>{children}</div>}
    </details>
  );
}

function Figures({ count, sums }: Pick<SectionProps, 'count' | 'sums'>) {
  return <span className={styles.figures}>{[words.records(count), ...sums].join(' · ')}</span>;
}

const mostSums = 6;

/** The shown columns of numbers. Of amounts only those of one currency field, as the server adds no others together. */
function summedColumns(columns: readonly ColumnSelection[], { definition, actor }: ListFacts) {
  const shown = columns.filter(
    ({ name, isShown }) =>
      isShown && parseMeasure(measureText({ field: name, kind: 'sum' }), definition, actor.roles) !== null,
  );
  const currencies = shown.flatMap(({ field }) => currencyFieldOf(field) ?? []);
  return shown
    .filter(({ field }) => [undefined, currencies[0]].includes(currencyFieldOf(field)))
    .slice(0, mostSums);
}
