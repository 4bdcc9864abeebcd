import type { Collection, Field } from '@callboard/api-contract';
import type { RowLine } from './importStep';

/** The errors of a row, each with the label of its field. */
export function reasonsOf(
  definition: Collection,
  labelOf: (field: Field) => string,
  { errors = {} }: RowLine,
): string[] {
  return Object.entries(errors).flatMap(([name, reasons]) => {
    const field = definition.fields[name];
    return reasons.map((reason) => (field ? `${labelOf(field)}: ${reason}` : reason));
  });
}
