import type { Field } from '@callboard/api-contract';
import { currencyOf } from '@callboard/api-contract/lists';
import { formatMoney } from '@callboard/domain/money';
import { formatNumber, translate } from '@callboard/language';
import { plainText } from './plainText';
import type { WebKind } from './webKind';

// A number without a unit can be an identifier, such as that of a school: 3700, not 3,700.
const bare = new Intl.NumberFormat('en-NZ', { useGrouping: 'min2' });

export const integerKind: WebKind<Extract<Field, { kind: 'integer' }>> = {
  text({ currency, serverOwned, unit }, value, { record }) {
    if (typeof value !== 'number') return plainText(value);
    if (currency !== undefined) return formatMoney({ amount: value, currency: codeOf(record?.[currency]) });
    if (serverOwned) return String(value);
    return unit === undefined ? bare.format(value) : `${formatNumber(value)} ${translate(unit)}`;
  },
  column: {
    align: 'end',
    width: '7.5rem',
    labelled: (label, text) => text !== '' && `${label} ${text}`,
  },
  control: (field, collection) => ({
    ...(field.currency !== undefined && { kind: 'money' }),
    unit: field.unit === undefined ? undefined : translate(field.unit),
    currency: currencyOf(collection, field),
  }),
};

function codeOf(currency: unknown): string | null {
  return typeof currency === 'string' && currency !== '' ? currency : null;
}
