export { useListExport } from './exports/useListExport';
export type { ExportedFile, ListExport } from './exports/useListExport';
