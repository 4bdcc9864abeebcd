import type { Collection } from '@callboard/api-contract';
import { StatRow, StatTile } from '@callboard/ui-kit/display';
import { SegmentedControl } from '@callboard/ui-kit/inputs';
import { Banner } from '@callboard/ui-kit/layout';
import { useState } from 'react';
import styles from './import.module.css';
import type { DoneLine, RowLine } from './importStep';
import { messages } from './messages';
import { RepeatedErrors } from './RepeatedErrors';
import { RowTable } from './RowTable';

export interface PreviewRowsProps {
  definition: Collection;
  rows: readonly RowLine[];
  counts: DoneLine;
  problem: string | undefined;
  notice: string | undefined;
}

const filters = ['all', 'invalid', 'duplicate', 'new'] as const;
type Filter = (typeof filters)[number];

/** The result of each row of the file; the invalid ones are shown first. */
export function PreviewRows({ definition, rows, counts, problem, notice }: PreviewRowsProps) {
  const [filter, setFilter] = useState<Filter>(counts.invalid > 0 ? 'invalid' : 'all');
  const shown = filter === 'all' ? rows : rows.filter(({ status }) => status === filter);
  return (
    <div className={styles.stack}>
      {problem !== undefined && <Banner kind="error">{problem}</Banner>}
      {notice !== undefined && <Banner kind="info">{notice}</Banner>}
      {counts.created === 0 && <Banner kind="info">{messages.nothingNew}</Banner>}
      <StatRow label={messages.counts}>
        <StatTile label={messages.statNew} value={messages.count(counts.created)} tone="green" />
        <StatTile label={messages.statDuplicates} value={messages.count(counts.duplicates)} />
        <StatTile
          label={messages.statInvalid}
          value={messages.count(counts.invalid)}
          tone={counts.invalid > 0 ? 'red' : undefined}
        />
      </StatRow>
      <RepeatedErrors definition={definition} rows={rows} />
      <div>
        <SegmentedControl
          label={messages.filter}
          size="small"
          segments={filters.map((value) => ({ value, label: messages.filters[value] }))}
          value={filter}
          onValueChange={setFilter}
        />
      </div>
      <RowTable key={filter} definition={definition} rows={shown} />
    </div>
  );
}
