import { OfferEditor } from '../offer/OfferEditor';
import { withException } from '@callboard/domain/booking';
import { EmptyState } from '@callboard/ui-kit/display';
import { Button } from '@callboard/ui-kit/elements';
import { useState } from 'react';
import type { SalePartProps } from './SalePartProps';
import { seatMapMessages as words } from './seatMapMessages';
import { useOfferChange } from './useOfferChange';
import { WhyPriceDialog } from './WhyPriceDialog';

/** The seats of the performance, to close, reserve or price them one by one. */
export function SeatsOnSale({ setup, readOnly }: SalePartProps) {
  const { map, plan, offer, terms, groups, seatTypes } = setup;
  const change = useOfferChange(map);
  const [why, setWhy] = useState<string>();
  if (!plan) return <EmptyState title={words.noPlanTitle}>{words.noPlanText}</EmptyState>;
  const term = terms.get(why ?? '');
  const group = groups.find(({ hashcode }) => hashcode === term?.group);
  return (
    <>
      <OfferEditor
        plan={plan}
        terms={terms}
        names={{ groups, types: seatTypes }}
        onChange={readOnly ? undefined : (seats, differs) => change(withException(offer, seats, differs))}
        seatActions={(seat) =>
          terms.get(seat)?.group != null && (
            <Button size="small" onClick={() => setWhy(seat)}>
              {words.why}
            </Button>
          )
        }
      />
      {group && (
        <WhyPriceDialog setup={setup} group={group} by={term?.by} onClose={() => setWhy(undefined)} />
      )}
    </>
  );
}
