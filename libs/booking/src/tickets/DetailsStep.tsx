import type { SaleOffer } from '@callboard/api-contract/booking';
import { DetailsForm } from '../sale/DetailsForm';
import { MerchandiseForm } from '../sale/MerchandiseForm';
import { saleMessages } from '../sale/saleMessages';
import { formatMoney } from '@callboard/domain/money';
import { Card } from '@callboard/ui-kit/layout';
import type { useBuyerDraft } from './useBuyerDraft';

export interface DetailsStepProps extends ReturnType<typeof useBuyerDraft> {
  offer: SaleOffer;
  /** What everything costs together. */
  total: number;
  /** The way of paying. */
  method: string;
  isBusy: boolean;
  onSubmit: () => void;
}

/** The step after the seats: what is bought with them, who buys, and how they pay. */
export function DetailsStep({ offer, draft, change, total, method, isBusy, onSubmit }: DetailsStepProps) {
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
        <DetailsForm
          methods={total === 0 ? [] : offer.payment_methods}
          values={{ ...draft, method }}
          total={total === 0 ? undefined : formatMoney({ amount: total, currency })}
          isBusy={isBusy}
          onChange={change}
          onBack={() => history.back()}
          onSubmit={onSubmit}
        />
      </Card>
    </>
  );
}
