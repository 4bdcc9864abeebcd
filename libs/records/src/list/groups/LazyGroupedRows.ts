import { lazyPart } from '@callboard/ui-kit/layout';

/** `GroupedRows`, loaded with the first list that is grouped. */
export const LazyGroupedRows = lazyPart(async () => (await import('./GroupedRows')).GroupedRows);
