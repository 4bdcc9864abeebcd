import { readableFields, type Collection, type Field, type ActorRoles } from '@callboard/api-contract';
import { builtInFields, groupingOf, groupingText, periods, type Period } from '@callboard/api-contract/lists';
import { groupMessages as words } from './groupMessages';

const periodLabels: Readonly<Record<Period, (field: string) => string>> = {
  day: words.byDay,
  week: words.byWeek,
  month: words.byMonth,
  year: words.byYear,
};

/** Options to group records by: values of fields, and periods of days. */
export function groupOptions(
  collection: Collection,
  roles: ActorRoles,
  labelOf: (field: Field) => string,
): { value: string; label: string }[] {
  const { created, modified } = builtInFields;
  const fields = [...readableFields(collection, roles), ...Object.entries({ created, modified })];
  return fields.flatMap(([field, declared]) => {
    const label = labelOf(declared);
    switch (groupingOf(declared)) {
      case 'values':
        return [{ value: field, label }];
      case 'periods':
        return periods.map((period) => ({
          value: groupingText({ field, period }),
          label: periodLabels[period](label),
        }));
      default:
        return [];
    }
  });
}
