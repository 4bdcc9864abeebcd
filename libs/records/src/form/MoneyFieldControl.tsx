import { isMoneyField } from '@callboard/api-contract/lists';
import { isMoney } from '@callboard/domain/money';
import { MoneyControl, useFormValue, type FieldControlProps } from '@callboard/forms';
import { use } from 'react';
import { FormCollectionContext } from './FormCollectionContext';

/** The control of an amount, in the currency that is selected in the same form. Its value is in the wire format. */
export function MoneyFieldControl({ definition, value, onChange, onBlur }: FieldControlProps) {
  const field = use(FormCollectionContext)?.fields[definition.name];
  const selected = useFormValue(field && isMoneyField(field) ? field.currency : '');
  const currency = typeof selected === 'string' && selected !== '' ? selected : (definition.currency ?? '');
  return (
    <MoneyControl
      // Remount on a new currency, so that the typed text is parsed again.
      key={currency}
      definition={{ ...definition, currency }}
      value={typeof value === 'number' ? { amount: value, currency } : value}
      onChange={(next) => onChange(isMoney(next) ? next.amount : next)}
      onBlur={onBlur}
    />
  );
}
