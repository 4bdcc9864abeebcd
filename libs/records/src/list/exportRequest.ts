import type { ExportFormat, ExportRequest, Field } from '@callboard/api-contract';
import { taggedName } from '@callboard/api-contract/tagging';
import { say } from '@callboard/language';
import { monthNames } from '@callboard/ui-kit/dates';
import type { ColumnSelection } from './columnsOf';
import { messages } from '../messages';
import { tagMessages } from '../tags/tagMessages';

interface Shown {
  format: ExportFormat;
  /** What the tenant calls the records. */
  name: string;
  columns: readonly ColumnSelection[];
  labelOf: (field: Field) => string;
  /** Whether the user sees the tags on records. */
  hasTags: boolean;
  zone: string;
}

/** What a list shows, in the user's language, as its export is to write it. */
export function exportRequest({ format, name, columns, labelOf, hasTags, zone }: Shown): ExportRequest {
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
        label: labelOf(field),
        ...('options' in field && {
          options: Object.fromEntries(field.options.map(({ value, label }) => [value, say(label)])),
        }),
      })),
      ...(hasTags ? [{ field: taggedName, label: tagMessages.menu }] : []),
    ],
  };
}

/** The columns that a list shows, in their order. */
export function shownColumns(columns: readonly ColumnSelection[]): readonly ColumnSelection[] {
  return columns.filter(({ isShown }) => isShown);
}
