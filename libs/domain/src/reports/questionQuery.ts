import type { Collection, ActorRoles } from '@callboard/api-contract';
import {
  fieldNamed,
  parseGrouping,
  parseMeasure,
  type Grouping,
  type ListFilter,
  type Measure,
} from '@callboard/api-contract/lists';
import type { ReportQuestion } from '@callboard/api-contract/office';
import { fromWallTime } from '../calendar/zones';

/** A question as the query of the API, and what its parts mean. */
export interface QuestionQuery {
  by: string;
  query: { search?: string; filters: readonly ListFilter[]; of: readonly string[] };
  first: Grouping;
  second: Grouping | null;
  /** Null: records are counted. */
  measure: Measure | null;
}

/** How to ask a question; null for one that these roles cannot ask of the collection. */
export function questionQuery(
  question: ReportQuestion,
  collection: Collection,
  roles: ActorRoles,
  zone: string,
): QuestionQuery | null {
  const { by, second, measure, search, filters } = question;
  const rows = parseGrouping(by, collection, roles);
  const columns = second === null ? null : parseGrouping(second, collection, roles);
  const measured = measure === 'count' ? null : parseMeasure(measure, collection, roles);
  if (!rows || by === second || (second !== null && !columns)) return null;
  if (measure !== 'count' && !measured) return null;
  return {
    by: second === null ? by : `${by},${second}`,
    query: {
      ...(search.trim() !== '' && { search: search.trim() }),
      filters: filters.map((filter) => toInstant(filter, collection, zone)),
      of: measured ? [measure] : [],
    },
    first: rows,
    second: columns,
    measure: measured,
  };
}

/** The length of `2026-05-14`; an instant is longer. */
const dayLength = 10;

/** A day that bounds instants means the whole day on the clocks of the zone. */
function toInstant(filter: ListFilter, collection: Collection, zone: string): ListFilter {
  const { field, operator, value } = filter;
  if (fieldNamed(collection, field)?.kind !== 'datetime') return filter;
  if (typeof value !== 'string' || value.length > dayLength) return filter;
  if (operator === 'gte') return { ...filter, value: fromWallTime(`${value}T00:00`, zone) };
  return operator === 'lte' ? { ...filter, value: fromWallTime(`${value}T23:59:59`, zone) } : filter;
}
