import type { SaleOffer } from '@callboard/api-contract/booking';
import { DetailsForm } from '../sale/DetailsForm';
import { MerchandiseForm } from '../sale/MerchandiseForm';
import { saleMessages } from '../sale/saleMessages';
import { formatMoney } from '@callboard/domain/money';
import { Field, TextInput } from '@callboard/ui-kit/inputs';
import { Card } from '@callboard/ui-kit/layout';
import { useState } from 'react';
import { GiftVoucherField } from '../sale/GiftVoucherField';
import type { TicketLine } from '../sale/linesOfHold';
import type { useGiftVouchers } from '../sale/useGiftVouchers';
import { VoucherField } from '../sale/VoucherField';
import type { useBuyerDraft } from './useBuyerDraft';
import type { useVoucher } from './useVoucher';

export interface DetailsStepProps extends ReturnType<typeof useBuyerDraft> {
  offer: SaleOffer;
  voucher: ReturnType<typeof useVoucher>;
  gifts: ReturnType<typeof useGiftVouchers>;
  lines: readonly TicketLine[];
  /** The code of the group prices among the tickets. */
  priceCode: string;
  onPriceCode: (code: string) => void;
  /** Amount left to pay. */
  total: number;
  /** The way of paying. */
  method: string;
  isBusy: boolean;
  onSubmit: () => void;
}

/** The step after the seats: what is bought with them, for less with a voucher, who buys, and how they pay. */
export function DetailsStep(props: DetailsStepProps) {
  const { offer, draft, change, voucher, gifts, total, method, isBusy, onSubmit } = props;
  const [isChecked, setChecked] = useState(false);
  const coded = codedType(props.lines);
  const isCodeMissing = coded !== undefined && props.priceCode.trim() === '';
  const { currency } = offer.performance;
  return (
    <>
      {offer.merchandise.length > 0 && (
        <Card title={saleMessages.addMerchandise}>
          <MerchandiseForm
            merchandise={offer.merchandise}
            currency={currency}
            quantities={draft.merchandise}
            onChange={(one, quantity) => change({ merchandise: { ...draft.merchandise, [one]: quantity } })}
          />
        </Card>
      )}
      <Card title={saleMessages.stepDetails}>
        {coded && (
          <Field
            label={saleMessages.priceCode(coded.name)}
            required
            error={isChecked && isCodeMissing ? saleMessages.priceCodeMissing : undefined}
          >
            <TextInput
              autoComplete="off"
              spellCheck={false}
              maxLength={40}
              value={props.priceCode}
              onChange={({ currentTarget: { value } }) => props.onPriceCode(value)}
            />
          </Field>
        )}
        <VoucherField
          code={voucher.code}
          discount={voucher.offer && formatMoney({ amount: voucher.offer.discount, currency })}
          error={voucher.problem?.message}
          isBusy={voucher.isBusy}
          onChange={voucher.setCode}
        />
        <GiftVoucherField gifts={gifts} currency={currency} />
        <DetailsForm
          methods={total === 0 ? [] : offer.payment_methods}
          values={{ ...draft, method }}
          total={total === 0 ? undefined : formatMoney({ amount: total, currency })}
          isBusy={isBusy || voucher.isBusy || gifts.isBusy}
          onChange={change}
          onBack={() => history.back()}
          onSubmit={() => {
            setChecked(true);
            if (!isCodeMissing) onSubmit();
          }}
        />
      </Card>
    </>
  );
}

/** The first price among the tickets that needs its code. */
function codedType(lines: readonly TicketLine[]) {
  return lines
    .map(({ types, priceType }) => types.find(({ hashcode }) => hashcode === priceType))
    .find((type) => type?.needs_code === true);
}
