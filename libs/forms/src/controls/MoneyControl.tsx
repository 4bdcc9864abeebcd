import type { FieldControlProps } from '../definition';
import { defaultCurrency, formatAmount } from '../money/formatMoney';
import { isMoney, parseMoney } from '../money/parseMoney';
import styles from './controls.module.css';
import { TypedInput } from './TypedInput';

/** An amount of money, typed as a decimal; the value is in the smallest unit of the currency. */
export function MoneyControl(props: FieldControlProps) {
  const { definition, value } = props;
  const currency = isMoney(value) ? value.currency : (definition.currency ?? defaultCurrency);
  return (
    <span className={styles.money}>
      <span className={styles.unit}>{currency}</span>
      <TypedInput {...props} parse={(text) => parseMoney(text, currency)} format={format} />
    </span>
  );
}

function format(value: unknown): string {
  if (isMoney(value)) return formatAmount(value);
  return typeof value === 'string' ? value : '';
}
