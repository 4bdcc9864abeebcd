import { useChangesOfOthers } from '@callboard/api-client/live';
import type { RecordBase, Collection, Field } from '@callboard/api-contract';
import type { DataTableColumn } from '@callboard/ui-kit/display';
import { useMemo } from 'react';
import { useZone } from '../hooks/useZone';
import { useZoneOf } from '../values/useZoneOf';
import { toTableColumns, type ColumnSelection } from './columnsOf';

/** The shown columns of a list as those of its table, on the screen and in print. */
export function useTableColumns(
  definition: Collection,
  allColumns: readonly ColumnSelection[],
  labelOf: (field: Field) => string,
  search: string,
): { columns: DataTableColumn<RecordBase>[]; hasTimes: boolean } {
  const zone = useZone();
  const hasTimes = allColumns.some(({ field, isShown }) => isShown && field.kind === 'datetime');
  const { zoneOf, isElsewhere } = useZoneOf(definition, hasTimes);
  const changes = useChangesOfOthers();
  const columns = useMemo(
    () =>
      toTableColumns(allColumns, {
        labelOf,
        zoneOf,
        isElsewhere,
        zone,
        changes,
        search,
        hasPictures: definition.pictures !== undefined,
      }),
    [allColumns, labelOf, zoneOf, isElsewhere, zone, changes, search, definition],
  );
  return { columns, hasTimes };
}
