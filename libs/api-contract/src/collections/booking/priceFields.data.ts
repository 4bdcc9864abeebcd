import { datetime, integer, reference } from '../../fields/kinds';
import { currency, mostMoney } from '../../finance/money.data';

/** What a price says, whatever it is for: for whom, how much, and from when until when. */
export const priceFields = {
  price_type: reference({ label: 'Price type', to: 'priceTypes', required: true, column: 'shown' }),
  price: integer({
    label: 'Price',
    required: true,
    min: 0,
    max: mostMoney,
    currency: 'currency',
    sort: true,
    column: 'shown',
  }),
  currency,
  valid_from: datetime({ label: 'Valid from' }),
  valid_until: datetime({ label: 'Valid until', notBefore: 'valid_from' }),
} as const;
