import { datetime, integer, reference } from '../fields/kinds';
import { currency, maxMoney } from '../fields/money.data';

/** The fields of a price of any kind: for whom, how much, and from when until when. */
export const priceFields = {
  price_type: reference({ label: 'Price type', to: 'priceTypes', required: true, column: 'shown' }),
  price: integer({
    label: 'Price',
    required: true,
    min: 0,
    max: maxMoney,
    currency: 'currency',
    sort: true,
    column: 'shown',
  }),
  currency,
  valid_from: datetime({ label: 'Valid from' }),
  valid_until: datetime({ label: 'Valid until', notBefore: 'valid_from' }),
} as const;
