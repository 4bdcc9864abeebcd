import { callAction } from '@callboard/api-client';
import { actions, queries } from '@callboard/api-client/actions';
import type { OfficeOffer } from '@callboard/api-contract/booking';
import { linesOfHold, totalOf } from '../sale/linesOfHold';
import { selectedMerchandise, wishOf } from '../sale/merchandiseLines';
import { noWish, piecesTotal, wishWithout } from '@callboard/domain/booking';
import { currentLanguage } from '@callboard/language';
import { QueryView } from '@callboard/ui-kit/display';
import { Skeleton } from '@callboard/ui-kit/elements';
import { SegmentedControl } from '@callboard/ui-kit/inputs';
import { Banner, Card } from '@callboard/ui-kit/layout';
import { useState } from 'react';
import { Basket } from './Basket';
import styles from './boxOffice.module.css';
import { GeneralSteppers } from './GeneralSteppers';
import { LiveSeats } from './LiveSeats';
import { MerchandiseSteppers } from './MerchandiseSteppers';
import { officeMessages as words } from './officeMessages';
import { PartySize } from './PartySize';
import { PayForm, type Payment } from './PayForm';
import { SaleDone, type DoneSale } from './SaleDone';
import { ShiftNeeded, useHasShift } from '../shift/ShiftNeeded';
import { ticketsOf } from '../tickets/ticketsOf';
import { GiftVoucherField } from '../sale/GiftVoucherField';
import { useGiftVouchers } from '../sale/useGiftVouchers';
import { VoucherField } from '../sale/VoucherField';
import { formatMoney } from '@callboard/domain/money';
import { useOfficeVoucher } from './useOfficeVoucher';
import { useOfficeHold, type OfficeChannel } from './useOfficeHold';

/** Sells tickets of a performance: seats, kinds of tickets and money on one page. */
export function SellDesk({ performance }: { performance: string }) {
  const { data, problem, isLoading, refetch } = queries.officeOffer.useQuery({ performance });
  return (
    <QueryView query={{ value: data, problem, isLoading, retry: refetch }} loading={<Skeleton lines={8} />}>
      {(offer) => <Desk offer={offer} />}
    </QueryView>
  );
}

function Desk({ offer }: { offer: OfficeOffer }) {
  const [channel, setChannel] = useState<OfficeChannel>(offer.channel === 'door' ? 'door' : 'office');
  const [done, setDone] = useState<DoneSale>();
  // A new number is a new customer: everything that was typed for the one before is forgotten.
  const [customer, setCustomer] = useState(0);
  const next = () => {
    setDone(undefined);
    setCustomer(customer + 1);
  };
  if (done) return <SaleDone sale={done} onNext={next} />;
  return (
    <Sale
      key={`${customer} ${channel}`}
      offer={offer}
      channel={channel}
      onChannel={setChannel}
      onDone={setDone}
      onClear={next}
    />
  );
}

interface SaleProps {
  offer: OfficeOffer;
  channel: OfficeChannel;
  onChannel: (channel: OfficeChannel) => void;
  onDone: (sale: DoneSale) => void;
  onClear: () => void;
}

function Sale({ offer, channel, onChannel, onDone, onClear }: SaleProps) {
  const performance = offer.performance.hashcode;
  const holding = useOfficeHold(performance, channel);
  const [types, setTypes] = useState<Readonly<Record<string, string>>>({});
  const [pieces, setPieces] = useState<Readonly<Record<string, number>>>({});
  const [sell, { isLoading }] = actions.sellTickets.useAction();
  const { hold, wish, refused, problem, want } = holding;
  const lines = hold ? linesOfHold(hold, offer, types) : [];
  const merchandise = selectedMerchandise(offer.merchandise, pieces);
  const voucher = useOfficeVoucher(channel, hold, lines);
  const hasShift = useHasShift();
  const total = (voucher.offer?.total ?? totalOf(lines)) + piecesTotal(merchandise);
  const { currency } = offer.performance;
  const gifts = useGiftVouchers(
    (code) => callAction('checkGiftVoucherAtOffice', { input: { code } }, { isQuiet: true }),
    { total, currency },
  );
  const free = new Set(
    offer.price_types.filter((type) => type.is_complimentary).map((type) => type.hashcode),
  );

  async function pay({
    method,
    reference,
    payments,
    reason,
    buyer,
    change,
    isHandedOver,
  }: Payment): Promise<void> {
    const outcome = await sell({
      performance,
      channel,
      ...(hold && { hold: { hashcode: hold.hashcode, secret: hold.secret } }),
      merchandise: wishOf(merchandise),
      hand_over: isHandedOver,
      tickets: ticketsOf(lines),
      buyer,
      payment_method: method,
      reference,
      ...(payments && { payments }),
      gift_vouchers: gifts.parts,
      voucher: voucher.offer ? voucher.code : null,
      complimentary_reason: reason,
      expected_total: total,
      language: currentLanguage(),
    });
    if (outcome.ok) onDone({ order: outcome.data.order, change });
  }

  return (
    <div className={styles.desk}>
      <div className={styles.party}>
        {problem && refused.length === 0 && <Banner kind="error">{problem.message}</Banner>}
        {hold?.is_split && <Banner kind="info">{words.split}</Banner>}
        {offer.plan_version !== null && (
          <PartySize groups={offer.groups} isBusy={holding.isBusy} onSelect={holding.best} />
        )}
        {offer.general.some((ticket) => ticket.is_on_sale) && (
          <GeneralSteppers
            offer={offer}
            general={wish.general}
            onChange={(general) => want({ ...wish, general })}
          />
        )}
      </div>
      {offer.plan_version !== null && (
        <div className={styles.plan}>
          <LiveSeats
            offer={offer}
            channel={channel}
            selected={wish.seats}
            refused={refused}
            onChange={(selected) => want({ ...wish, seats: [...selected] })}
          />
        </div>
      )}
      {offer.merchandise.length > 0 && (
        <div className={styles.merchandise}>
          <MerchandiseSteppers
            offer={offer}
            quantities={pieces}
            onChange={(one, quantity) => setPieces({ ...pieces, [one]: quantity })}
          />
        </div>
      )}
      <div className={styles.aside}>
        <Card
          title={words.sale}
          actions={
            <SegmentedControl
              label={words.soldAt}
              size="small"
              value={channel}
              segments={[
                { value: 'office', label: words.office },
                { value: 'door', label: words.door },
              ]}
              onValueChange={(next) => {
                // A hold is for one channel.
                want(noWish);
                onChannel(next);
              }}
            />
          }
        >
          <div className={styles.stack}>
            <Basket
              offer={offer}
              lines={lines}
              merchandise={merchandise}
              discount={voucher.offer?.discount}
              onRemoveMerchandise={(one) => setPieces({ ...pieces, [one]: 0 })}
              onSelect={(keys, type) =>
                setTypes({ ...types, ...Object.fromEntries(keys.map((key) => [key, type])) })
              }
              onRemove={(line) => want(wishWithout(wish, line))}
              onClear={() => {
                want(noWish);
                onClear();
              }}
            />
            {lines.length > 0 && (
              <VoucherField
                code={voucher.code}
                discount={voucher.offer && formatMoney({ amount: voucher.offer.discount, currency })}
                error={voucher.problem?.message}
                isBusy={voucher.isBusy}
                onChange={voucher.setCode}
              />
            )}
            {total > 0 && <GiftVoucherField gifts={gifts} currency={currency} />}
            <ShiftNeeded currency={currency} />
            {lines.length + merchandise.length > 0 && (
              <PayForm
                offer={offer}
                tickets={lines.length}
                hasMerchandise={merchandise.length > 0}
                total={gifts.due}
                isGiven={lines.some(({ priceType }) => free.has(priceType))}
                hasShift={hasShift}
                isBusy={isLoading || holding.isBusy || voucher.isBusy || gifts.isBusy}
                onPay={(payment) => void pay(payment)}
              />
            )}
          </div>
        </Card>
      </div>
    </div>
  );
}
