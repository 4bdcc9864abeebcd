import { Badge } from '@callboard/ui-kit/display';
import { Button } from '@callboard/ui-kit/elements';
import styles from './import.module.css';
import { messages } from './messages';
import type { Sheet } from './workbook/readWorkbook';

export interface SelectSheetProps {
  file: File;
  sheets: readonly Sheet[];
  onSelect: (sheet: Sheet) => void;
}

/** The sheets of a workbook that has several: one of them is imported. */
export function SelectSheet({ file, sheets, onSelect }: SelectSheetProps) {
  return (
    <div className={styles.stack}>
      <p>{messages.sheetText(file.name, sheets.length)}</p>
      <ul className={styles.sheets}>
        {sheets.map((sheet) => (
          <li key={sheet.name}>
            <Button onClick={() => onSelect(sheet)}>{sheet.name}</Button>
            <span className={styles.muted}>{messages.sheetRows(sheet.rows)}</span>
            {sheet.marks.isHidden && <Badge>{messages.hiddenSheet}</Badge>}
          </li>
        ))}
      </ul>
    </div>
  );
}
