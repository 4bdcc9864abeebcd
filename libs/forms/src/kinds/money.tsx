import {
  defaultCurrency,
  formatAmount,
  formatMoney,
  isMoney,
  parseMoney,
  type Money,
} from '@callboard/domain/money';
import type { FieldControlProps } from '../definition';
import styles from '../controls/controls.module.css';
import displays from '../displays/displays.module.css';
import { TypedInput } from '../controls/TypedInput';
import { rules } from '../rules/rules';
import type { FormKind } from './formKind';

export const moneyKind: FormKind = {
  Control: MoneyControl,
  Show: ({ value }) => (
    <span className={displays.money}>{isMoney(value) ? formatMoney(value) : String(value)}</span>
  ),
  isTyped: true,
  hasReadOnlyControl: true,
  rules: () => [rules.amount()],
};

/** An amount of money, typed as a decimal; the value is in the smallest unit of the currency. */
export function MoneyControl(props: FieldControlProps) {
  const { definition, value } = props;
  const currency = isMoney(value) ? value.currency : (definition.currency ?? defaultCurrency);
  return (
    <span className={styles.money}>
      <span className={styles.unit}>{currency}</span>
      <TypedInput {...props} parse={(text) => toMoney(text, currency)} format={format} />
    </span>
  );
}

/** null for an empty text; the text itself when it is not an amount, so that validation can report it. */
function toMoney(text: string, currency: string): Money | string | null {
  if (text.trim() === '') return null;
  const amount = parseMoney(text, currency);
  return amount === null ? text : { amount, currency };
}

function format(value: unknown): string {
  if (isMoney(value)) return formatAmount(value);
  return typeof value === 'string' ? value : '';
}
