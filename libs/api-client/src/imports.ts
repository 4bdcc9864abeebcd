export type { FileReading, ImportEnd, ImportRequest } from './imports/sendImport';
export { useImport } from './imports/useImport';
export type { Import } from './imports/useImport';
