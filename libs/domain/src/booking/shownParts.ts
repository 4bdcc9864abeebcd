import type { PriceChain } from '@callboard/api-contract/booking';

interface Priced {
  fees: number;
  tax: number;
  tickets: readonly { chain: Pick<PriceChain, 'steps'> }[];
}

/** The parts of a total as they are shown with it; null where the house charges no such thing. */
interface ShownParts {
  fees: number | null;
  tax: number | null;
  taxName: string | null;
}

/** The fees and the tax to show with a total. What the house charges is named also where a voucher left nothing of it, or all is free. */
export function shownParts({ fees, tax, tickets }: Priced): ShownParts {
  const steps = tickets.flatMap(({ chain }) => chain.steps);
  const taxed = steps.find(({ rule }) => rule === 'tax');
  const hasFees = fees > 0 || steps.some(({ rule }) => rule === 'fee');
  return {
    fees: hasFees ? fees : null,
    tax: tax > 0 || taxed ? tax : null,
    taxName: taxed?.name ?? null,
  };
}
