import type { Collection } from '@callboard/api-contract';
import type { Meanings } from '@callboard/api-contract/imports';
import { StatRow, StatTile } from '@callboard/ui-kit/display';
import { SegmentedControl } from '@callboard/ui-kit/inputs';
import { Banner } from '@callboard/ui-kit/layout';
import { useState } from 'react';
import styles from './import.module.css';
import { DividedNames } from './DividedNames';
import { countWritten, type DoneLine, type Read, type RowLine } from './importStep';
import { messages } from './messages';
import { RepeatedErrors } from './RepeatedErrors';
import { RowTable } from './RowTable';
import { WrongRows } from './WrongRows';

export interface PreviewRowsProps {
  definition: Collection;
  rows: readonly RowLine[];
  counts: DoneLine;
  problem: string | undefined;
  notice: string | undefined;
  file: Read;
  /** Receives the meanings of texts that were not understood. */
  onSolve: (meanings: Meanings) => void;
}

const filters = ['all', 'invalid', 'duplicate', 'new', 'changed', 'unchanged', 'omitted'] as const;
type Filter = (typeof filters)[number];

/** The result of each row of the file; the invalid ones are shown first. */
export function PreviewRows({ definition, rows, counts, problem, notice, file, onSolve }: PreviewRowsProps) {
  const [filter, setFilter] = useState<Filter>(counts.invalid > 0 ? 'invalid' : 'all');
  const offered = filters.filter((value) => value === 'all' || rows.some(({ status }) => status === value));
  const shown = filter === 'all' ? rows : rows.filter(({ status }) => status === filter);
  return (
    <div className={styles.stack}>
      {problem !== undefined && <Banner kind="error">{problem}</Banner>}
      {notice !== undefined && <Banner kind="info">{notice}</Banner>}
      {countWritten(counts) === 0 && counts.invalid === 0 && (
        <Banner kind="info">{messages.nothingNew}</Banner>
      )}
      <StatRow label={messages.counts}>
        <StatTile label={messages.statNew} value={messages.count(counts.created)} tone="green" />
        {counts.updated !== undefined && (
          <StatTile label={messages.statChanged} value={messages.count(counts.updated)} tone="blue" />
        )}
        {counts.unchanged !== undefined && (
          <StatTile label={messages.statUnchanged} value={messages.count(counts.unchanged)} />
        )}
        {counts.omitted !== undefined && (
          <StatTile label={messages.statOmitted} value={messages.count(counts.omitted)} />
        )}
        <StatTile label={messages.statDuplicates} value={messages.count(counts.duplicates)} />
        <StatTile
          label={messages.statInvalid}
          value={messages.count(counts.invalid)}
          tone={counts.invalid > 0 ? 'red' : undefined}
        />
      </StatRow>
      <RepeatedErrors definition={definition} rows={rows} onSolve={onSolve} />
      <DividedNames definition={definition} rows={rows} onSolve={onSolve} />
      {counts.invalid > 0 && <WrongRows definition={definition} rows={rows} file={file} />}
      <div>
        <SegmentedControl
          label={messages.filter}
          size="small"
          segments={offered.map((value) => ({ value, label: messages.filters[value] }))}
          value={filter}
          onValueChange={setFilter}
        />
      </div>
      <RowTable key={filter} definition={definition} rows={shown} />
    </div>
  );
}
