import { isMoneyField } from '@callboard/api-contract';
import { isMoney, MoneyControl, useFormValue, type FieldControlProps } from '@callboard/forms';
import { use } from 'react';
import { FormCollectionContext } from './FormCollectionContext';

/** The control of an amount: typed as people write it, in the currency that is chosen in the same form. Its value is what the wire carries. */
export function MoneyFieldControl({ definition, value, onChange, onBlur }: FieldControlProps) {
  const field = use(FormCollectionContext)?.fields[definition.name];
  const chosen = useFormValue(field && isMoneyField(field) ? field.currency : '');
  const currency = typeof chosen === 'string' && chosen !== '' ? chosen : (definition.currency ?? '');
  return (
    <MoneyControl
      // What was typed is read anew in another currency.
      key={currency}
      definition={{ ...definition, currency }}
      value={typeof value === 'number' ? { amount: value, currency } : value}
      onChange={(next) => onChange(isMoney(next) ? next.amount : next)}
      onBlur={onBlur}
    />
  );
}
