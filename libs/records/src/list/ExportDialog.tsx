import { useListExport } from '@callboard/api-client/exports';
import { limits, type Field } from '@callboard/api-contract';
import { exportFormats, type ExportFormat, type ListQuery } from '@callboard/api-contract/lists';
import { canReadTags } from '@callboard/api-contract/tags';
import { ProgressBar } from '@callboard/ui-kit/display';
import { Button, saveFile } from '@callboard/ui-kit/elements';
import { RadioGroup } from '@callboard/ui-kit/inputs';
import { Banner } from '@callboard/ui-kit/layout';
import { Dialog, useAlerts } from '@callboard/ui-kit/overlays';
import { useState } from 'react';
import { useZone } from '../hooks/useZone';
import type { ColumnSelection } from './columnsOf';
import type { ListFacts } from '../rows/listFacts';
import styles from './export.module.css';
import { exportMessages as words } from './exportMessages';
import { exportRequest, shownColumns } from './exportRequest';
import { PrintDialog } from './PrintDialog';

/** A file, or paper. */
type Output = ExportFormat | 'print';

export interface ExportDialogProps {
  facts: ListFacts;
  /** Query of the list. */
  query: ListQuery;
  count: number;
  columns: readonly ColumnSelection[];
  labelOf: (field: Field) => string;
  /** Initial selection. */
  initial: Output;
  onClose: () => void;
}

const width = 460;
const most: Record<Output, number> = {
  csv: limits.maxExportRows,
  xlsx: limits.maxExportRows,
  print: limits.maxPrintRows,
};

/** Exports what a list shows: select a file type, wait or cancel, and the browser saves it; or prints all its rows. */
export function ExportDialog({ initial, ...props }: ExportDialogProps) {
  const { facts, query, count, columns, labelOf, onClose } = props;
  const { definition, label, actor } = facts;
  const hasTags = canReadTags(actor.roles);
  const [format, setFormat] = useState<Output>(initial);
  const { start, cancel, progress, isRunning } = useListExport(definition);
  const alerts = useAlerts();
  const zone = useZone();
  const [problem, setProblem] = useState<string>();
  const [isPrinting, setIsPrinting] = useState(false);
  const max = most[format];
  const isTooLong = count > max;

  async function onExport() {
    setProblem(undefined);
    if (format === 'print') {
      setIsPrinting(true);
      return;
    }
    const request = exportRequest({ format, name: label.many, definition, columns, labelOf, hasTags, zone });
    const outcome = await start(query, request);
    if (!outcome.ok) {
      if (outcome.problem.kind !== 'canceled') setProblem(outcome.problem.message);
      return;
    }
    const { name, file, rows } = outcome.data;
    saveFile(name, file, file.type);
    alerts.show({ kind: 'success', message: words.done(rows) });
    onClose();
  }

  const actions = isRunning ? (
    <Button onClick={cancel}>{words.cancel}</Button>
  ) : (
    <>
      <Button onClick={onClose}>{words.cancel}</Button>
      <Button variant="primary" icon="download" disabled={isTooLong} onClick={() => void onExport()}>
        {format === 'print' ? words.print : words.start}
      </Button>
    </>
  );
  if (isPrinting)
    return (
      <PrintDialog
        {...props}
        onFailed={(reason) => {
          setIsPrinting(false);
          setProblem(reason);
        }}
      />
    );
  return (
    <Dialog
      open
      title={words.title(label.many)}
      width={width}
      // While the file is written, only Cancel can end it, not a click outside the dialog.
      onOpenChange={() => (isRunning ? undefined : onClose())}
      actions={actions}
    >
      {isRunning && (
        <ProgressBar
          label={words.writing}
          value={progress?.done}
          max={progress?.total}
          valueText={progress && words.progress(progress.done, progress.total)}
        />
      )}
      {!isRunning && (
        <div className={styles.content}>
          {problem !== undefined && <Banner kind="error">{problem}</Banner>}
          {isTooLong && <Banner kind="warning">{words.tooLong(max)}</Banner>}
          <p>
            {words.what(count, shownColumns(columns).length + (hasTags ? 1 : 0))} {words.limit(max)}
          </p>
          <RadioGroup
            label={words.format}
            value={format}
            onValueChange={(value) => setFormat(outputNamed(value))}
            options={[
              { value: 'xlsx', label: words.xlsx, description: words.xlsxText },
              { value: 'csv', label: words.csv, description: words.csvText },
              { value: 'print', label: words.print, description: words.printText },
            ]}
          />
          {format !== 'print' && <p className={styles.note}>{words.recorded}</p>}
        </div>
      )}
    </Dialog>
  );
}

function outputNamed(name: string): Output {
  return name === 'print' ? name : (exportFormats.find((format) => format === name) ?? 'xlsx');
}
