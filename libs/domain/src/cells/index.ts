export { readBlock, writeBlock } from './blocks';
export { cellText } from './cellText';
export type { CellTextPlace } from './cellText';
export { answeredForm, columnForm, plainCell } from './columnForm';
export type { ColumnForm, FormAnswer } from './columnForm';
export { csvText } from './csvText';
export { isTotalRow } from './isTotalRow';
export { moveCell, stepCell } from './moveCell';
export type { CellPosition, GridSize } from './moveCell';
export { parseCell } from './parseCell';
export type { CellReading } from './parseCell';
export {
  maxTitles,
  openCsv,
  readRecords,
  type CsvErrorKind,
  type CsvRecord,
  type CsvSeparator,
} from './readRecords';
export { repairText } from './repairText';
