import * as v from 'valibot';
import { operators } from '../fields/kind';

const written = v.pipe(v.string(), v.nonEmpty(), v.maxLength(120));
const value = v.pipe(v.string(), v.maxLength(1_000));

/** Question of a report about the records of a collection. */
export const questionSchema = v.strictObject({
  /** The key of the collection. */
  collection: written,
  /** Grouping of the rows, such as `region` or `created:month`. */
  by: written,
  /** Grouping of the columns. */
  second: v.nullable(written),
  /** `count`, or a measure such as `fee_owed:sum`. */
  measure: written,
  search: v.pipe(v.string(), v.maxLength(200)),
  /** Of instants the days. */
  filters: v.pipe(
    v.array(
      v.strictObject({
        field: written,
        operator: v.picklist(operators),
        value: v.union([value, v.pipe(v.array(value), v.maxLength(200))]),
      }),
    ),
    v.maxLength(20),
  ),
});
export type ReportQuestion = v.InferOutput<typeof questionSchema>;
