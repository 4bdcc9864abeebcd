import type { Field } from '@callboard/api-contract';
import { currencyFieldOf, type Amounts, type MeasureKind } from '@callboard/api-contract/lists';
import { formatDuration } from '@callboard/api-contract/text';
import { formatMoney } from '../money/money';

const number = new Intl.NumberFormat('en-NZ', { maximumFractionDigits: 2 });

/** A measured number as its field writes it; averages of plain numbers with two decimals at most. */
export function amountText(
  field: Field | undefined,
  { currency, value }: Amounts[number],
  measure: MeasureKind | 'count' = 'sum',
): string {
  if (!field || measure === 'count') return number.format(value);
  if (currencyFieldOf(field) !== undefined) return formatMoney({ amount: Math.round(value), currency });
  return field.kind === 'duration' ? formatDuration(Math.round(value)) : number.format(value);
}
