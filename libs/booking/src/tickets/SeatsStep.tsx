import { queries } from '@callboard/api-client/sale';
import { problemWords } from '@callboard/api-contract';
import { planSchema, type SaleOffer } from '@callboard/api-contract/booking';
import { SeatPicker } from '../pick/SeatPicker';
import { BestSeatsForm } from '../sale/BestSeatsForm';
import { GeneralForm } from '../sale/GeneralForm';
import { priceGroupsOf, seatsOnSale } from '../sale/seatsOnSale';
import { refusalTexts, saleMessages } from '../sale/saleMessages';
import { Skeleton } from '@callboard/ui-kit/elements';
import { Banner, Card } from '@callboard/ui-kit/layout';
import { lazy, Suspense, useMemo, useState } from 'react';
import * as v from 'valibot';
import { ProblemNote } from './ProblemNote';
import type { useHold } from './useHold';
import { useRefreshing } from './useRefreshing';

// Lazy: most buyers get places.
const JoinWaitingList = lazy(async () => ({
  default: (await import('./JoinWaitingList')).JoinWaitingList,
}));

export interface SeatsStepProps {
  offer: SaleOffer;
  holding: ReturnType<typeof useHold>;
}

/** Selects seats by picture or list, the best for a party, or quantities. Each selection is reserved immediately. */
export function SeatsStep({ offer, holding }: SeatsStepProps) {
  const { hold, wish, problem, refused, isBusy, isShort, want, best } = holding;
  const { seats, general } = wish;
  const [isAccessible, setAccessible] = useState(false);
  const hasSeats = offer.seat_map !== null && offer.plan_version !== null;
  const waitsForSeats =
    hasSeats && (offer.performance.sale === 'sold_out' || isShort || hold?.is_split === true);
  const full = offer.general.filter(({ is_on_sale, free }) => is_on_sale && free === 0);
  const few = offer.general.filter(({ is_on_sale, free }) => is_on_sale && free < offer.most_in_order);
  const waiting = { offer, hasSeats: waitsForSeats, tickets: few };
  return (
    <>
      {problem && refused.length === 0 && <Banner kind="error">{problem.message}</Banner>}
      {hold?.is_split && <Banner kind="info">{saleMessages.split}</Banner>}
      {offer.general.some(({ is_on_sale }) => is_on_sale) && (
        <Card title={saleMessages.withoutSeat}>
          <GeneralForm
            offer={offer}
            quantities={Object.fromEntries(general.map(({ definition, quantity }) => [definition, quantity]))}
            onChange={(definition, quantity) => {
              const others = general.filter((one) => one.definition !== definition);
              want({ seats, general: quantity > 0 ? [...others, { definition, quantity }] : others });
            }}
          />
        </Card>
      )}
      {(waitsForSeats || full.length > 0) && (
        <Suspense fallback={<Skeleton lines={4} />}>
          <JoinWaitingList {...waiting} />
        </Suspense>
      )}
      {!waitsForSeats && full.length === 0 && few.length > 0 && (
        <details>
          <summary>{saleMessages.waitingMore}</summary>
          <Suspense fallback={<Skeleton lines={4} />}>
            <JoinWaitingList {...waiting} />
          </Suspense>
        </details>
      )}
      {hasSeats && offer.plan_version !== null && (
        <>
          <Card title={saleMessages.best}>
            <BestSeatsForm
              offer={offer}
              isBusy={isBusy}
              isAccessible={isAccessible}
              onAccessibleChange={setAccessible}
              onFind={best}
            />
          </Card>
          <Seats offer={offer} version={offer.plan_version} holding={holding} isAccessible={isAccessible} />
        </>
      )}
    </>
  );
}

/** The answer does not match the contract. */
const unreadable = { kind: 'server', message: problemWords.server, status: 200 } as const;

interface SeatsProps extends SeatsStepProps {
  version: string;
  isAccessible: boolean;
}

function Seats({ offer, holding, version, isAccessible }: SeatsProps) {
  const { wish, refused, want } = holding;
  const drawing = queries.salePlan.useQuery({ version });
  const live = queries.saleSeats.useQuery({ performance: offer.performance.hashcode });
  useRefreshing(true, live.refetch, 4);
  const selection = useMemo(() => new Set(wish.seats), [wish]);
  const drawn = useMemo(() => drawing.data && v.safeParse(planSchema, drawing.data.plan), [drawing.data]);
  const plan = drawn?.success ? drawn.output : undefined;
  const onSale = useMemo(
    () => plan && live.data && seatsOnSale(plan, live.data, offer.groups, selection),
    [plan, live.data, offer.groups, selection],
  );
  const groups = useMemo(() => priceGroupsOf(offer), [offer]);
  if (!plan || !onSale) {
    const problem = drawing.problem ?? live.problem ?? (drawn?.success === false ? unreadable : null);
    const retry = () => {
      drawing.refetch();
      live.refetch();
    };
    return problem ? <ProblemNote problem={problem} onRetry={retry} /> : <Skeleton variant="block" />;
  }
  return (
    <Card title={saleMessages.choose}>
      <SeatPicker
        plan={plan}
        states={onSale.states}
        priceGroups={groups}
        groupOf={({ id }) => onSale.groupOf.get(id)}
        selection={selection}
        limit={offer.most_in_order}
        problems={refused.map(({ seat, reason }) => ({ seats: [seat], text: refusalTexts[reason] }))}
        onChange={(next) => want({ ...wish, seats: [...next] }, isAccessible)}
      />
    </Card>
  );
}
