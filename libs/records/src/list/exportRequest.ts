import type { Collection, Field } from '@callboard/api-contract';
import type { ExportFormat, ExportRequest } from '@callboard/api-contract/lists';
import { taggedName } from '@callboard/api-contract/tags';
import { fileHeading, importKey, importKeyHeading } from '@callboard/api-contract/imports';
import { translate } from '@callboard/language';
import { monthNames } from '@callboard/ui-kit/dates';
import type { ColumnSelection } from './columnsOf';
import { messages } from '../messages';
import { tagMessages } from '../tags/tagMessages';

interface Shown {
  format: ExportFormat;
  /** Name of the records in the tenant. */
  name: string;
  definition: Collection;
  columns: readonly ColumnSelection[];
  labelOf: (field: Field) => string;
  /** True if the user sees the tags on records. */
  hasTags: boolean;
  zone: string;
}

/**
 * What a list shows, in the user's language, as its export is to write it; of what can be imported with the key of each record, by which
 * an import finds it again.
 */
export function exportRequest({
  format,
  name,
  definition,
  columns,
  labelOf,
  hasTags,
  zone,
}: Shown): ExportRequest {
  return {
    format,
    name,
    zone,
    months: monthNames(),
    yes: messages.yes,
    no: messages.no,
    columns: [
      ...shownColumns(columns).map(({ name: column, field }) => ({
        field: column,
        label: column in definition.fields ? fileHeading(definition, column, labelOf) : labelOf(field),
        ...('options' in field && {
          options: Object.fromEntries(field.options.map(({ value, label }) => [value, translate(label)])),
        }),
      })),
      ...(hasTags ? [{ field: taggedName, label: tagMessages.menu }] : []),
      ...(definition.importable ? [{ field: importKey, label: importKeyHeading }] : []),
    ],
  };
}

/** The columns that a list shows, in their order. */
export function shownColumns(columns: readonly ColumnSelection[]): readonly ColumnSelection[] {
  return columns.filter(({ isShown }) => isShown);
}
