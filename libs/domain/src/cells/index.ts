export { readBlock, writeBlock } from './blocks';
export { cellText } from './cellText';
export type { CellTextPlace } from './cellText';
export { moveCell, stepCell } from './moveCell';
export type { CellPosition, GridSize } from './moveCell';
export { parseCell } from './parseCell';
