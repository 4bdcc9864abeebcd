import type { RecordOf } from '@callboard/api-contract';
import type { PriceChain, PriceStep } from '@callboard/api-contract/booking';
import { priceOf, validPrice, type SeatTerm } from '@callboard/domain/booking';
import { formatMoney } from '@callboard/domain/money';
import { useZone } from '@callboard/records';
import { formatInstant } from '@callboard/ui-kit/dates';
import { Button } from '@callboard/ui-kit/elements';
import { Field, Select } from '@callboard/ui-kit/inputs';
import { Dialog } from '@callboard/ui-kit/overlays';
import { useState } from 'react';
import { seatMapMessages as words } from './seatMapMessages';
import styles from './seatMaps.module.css';
import type { SaleSetup } from './useSaleSetup';

export interface WhyPriceDialogProps {
  setup: SaleSetup;
  group: RecordOf<'performancePriceGroups'>;
  /** How a seat came to the group. @default 'category' */
  by?: SeatTerm['by'] | undefined;
  onClose: () => void;
}

/** The rules that give a price now, one sentence each: the same that an order stores. */
export function WhyPriceDialog({ setup, group, by = 'category', onClose }: WhyPriceDialogProps) {
  const { types, rows, at, prices, termsOf } = setup;
  const [selected, setSelected] = useState<string>();
  const priced = types.filter(({ hashcode }) => validPrice(rows, group.hashcode, hashcode, at));
  const type = types.find(({ hashcode }) => hashcode === selected) ?? priced[0] ?? types[0];
  const row = type && validPrice(rows, group.hashcode, type.hashcode, at);
  const chain =
    type &&
    priceOf({
      what: { group, by },
      priceType: type,
      at,
      prices: rows,
      terms: termsOf(group.hashcode),
      currency: prices.find(({ hashcode }) => hashcode === row?.hashcode)?.currency ?? 'NZD',
      feeName: words.bookingFee,
    });
  return (
    <Dialog
      open
      width={480}
      title={words.whyTitle(group.name)}
      onOpenChange={onClose}
      actions={<Button onClick={onClose}>{words.close}</Button>}
    >
      <div className={styles.stack}>
        <Field label={words.type}>
          <Select
            placeholder={null}
            value={type?.hashcode ?? ''}
            options={types.map(({ hashcode, name }) => ({ value: hashcode, label: name }))}
            onChange={({ currentTarget: { value } }) => setSelected(value)}
          />
        </Field>
        {chain ? <Chain chain={chain} /> : <p role="status">{words.noPrice}</p>}
      </div>
    </Dialog>
  );
}

function Chain({ chain }: { chain: PriceChain }) {
  const zone = useZone();
  return (
    <>
      <ol className={styles.steps}>
        {chain.steps.map((step) => (
          <li key={step.rule}>{sentenceOf(step, chain.currency, zone)}</li>
        ))}
      </ol>
      <p className={styles.total} role="status">
        {words.total(formatMoney({ amount: chain.total, currency: chain.currency }))}
      </p>
    </>
  );
}

function sentenceOf(step: PriceStep, currency: string, zone: string): string {
  const money = (amount: number) => formatMoney({ amount, currency });
  switch (step.rule) {
    case 'group':
      return words.byGroup(step.by, step.name);
    case 'ticket':
      return words.byTicket(step.name);
    case 'price': {
      const until = step.valid_until === null ? '' : words.until(formatInstant(step.valid_until, zone));
      return [words.byPrice(step.name, money(step.amount)), until].filter(Boolean).join(' ');
    }
    case 'fee':
      return words.byFee(step.name, money(step.amount), step.is_inside);
    case 'complimentary':
      return words.byReason(step.name, step.reason);
    case 'voucher':
      return words.byVoucher(step.name, money(step.amount));
    case 'tax':
      return words.byTax(step.name, String(step.rate), money(step.amount), step.is_inclusive);
  }
}
