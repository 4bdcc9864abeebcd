import type { Collection } from '@callboard/api-contract';
import { Button, saveFile } from '@callboard/ui-kit/elements';
import { useId } from 'react';
import { useFieldLabel } from '../values/useLabels';
import styles from './import.module.css';
import type { Read, RowLine } from './importStep';
import { messages } from './messages';
import { wrongRowsCsv } from './wrongRowsCsv';

/** Saves the rows with errors as a file that is imported again after a correction. */
export function WrongRows({
  definition,
  rows,
  file: { file, columns },
}: {
  definition: Collection;
  rows: readonly RowLine[];
  file: Read;
}) {
  const labelOf = useFieldLabel();
  const helpId = useId();
  const name = messages.downloadName(file.name.replace(/\.(?:csv|tsv|txt|xlsx)$/i, ''));
  return (
    <div className={styles.download}>
      <Button
        icon="download"
        aria-describedby={helpId}
        onClick={() =>
          saveFile(
            `${name}.csv`,
            wrongRowsCsv(definition, labelOf, columns.columns, rows),
            'text/csv;charset=utf-8',
          )
        }
      >
        {messages.download}
      </Button>
      <span className={styles.muted} id={helpId}>
        {messages.downloadText}
      </span>
    </div>
  );
}
