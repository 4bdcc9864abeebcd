import type { RecordBase } from '@callboard/api-contract';
import { parseGrouping, type CountsResponse, type ListQuery } from '@callboard/api-contract/lists';
import { amountText } from '@callboard/domain/reports';
import { useTenant } from '@callboard/tenant';
import type { DataTableColumn, DataTableLink } from '@callboard/ui-kit/display';
import { Icon } from '@callboard/ui-kit/elements';
import { useState } from 'react';
import { useFieldLabel } from '../../values/useLabels';
import type { ListFacts } from '../../rows/listFacts';
import { groupFilters } from './groupFilters';
import { groupMessages as words } from './groupMessages';
import { GroupRows } from './GroupRows';
import { groupText } from './groupText';
import styles from './groups.module.css';
import type { Groups } from './useGroups';

export interface GroupedRowsProps {
  facts: ListFacts;
  /** The answer to what the rows are grouped by. */
  counts: CountsResponse;
  summed: Groups['summed'];
  query: ListQuery;
  columns: readonly DataTableColumn<RecordBase>[];
  link: DataTableLink<RecordBase>;
}

type Group = CountsResponse['results'][number];

/** The rows of a list in sections, each with its count and the sums of its numbers. A section loads its rows when it is opened. */
export function GroupedRows({ facts, counts, summed, query, ...table }: GroupedRowsProps) {
  const { definition, actor } = facts;
  const { by, results, rest, total } = counts;
  const { timeZone } = useTenant();
  const labelOf = useFieldLabel();
  const grouping = parseGrouping(by, definition, actor.roles);
  if (!grouping) return null;
  const sumsOf = ({ measures }: Pick<Group, 'measures'>) =>
    summed.flatMap(({ field }, index) =>
      (measures[index] ?? []).map((amount) => `${labelOf(field)} ${amountText(field, amount)}`),
    );
  return (
    <div className={styles.root}>
      {results.map((each) => (
        <Section
          key={`${by} ${each.value}`}
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
