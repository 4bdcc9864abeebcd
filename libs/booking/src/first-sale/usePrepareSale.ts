import { collections } from '@callboard/api-client/collections';
import type { DraftOf, RecordOf } from '@callboard/api-contract';
import type { SaleTerms, TaxOption } from './saleTerms';
import { firstSaleMessages as words } from './firstSaleMessages';
import { useRef, useState } from 'react';

/** Parts of a sale that are there already, by their hashcodes: those are used, and not made again. */
export interface KnownParts {
  adult: string | undefined;
  hasPayment: boolean;
  plans: readonly RecordOf<'pricePlans'>[];
}

/**
 * Makes what the first ticket of a performance needs, each part by the rules of its own collection: tax, template, price type, method of
 * payment, ticket and price. What was made stays where a later part is refused, and is used when it is tried again.
 */
export function usePrepareSale(currency: RecordOf<'pricePlans'>['currency'], known: KnownParts) {
  const [createTax] = collections.taxes.useCreate();
  const [createPlan] = collections.pricePlans.useCreate();
  const [createType] = collections.priceTypes.useCreate();
  const [createMethod] = collections.paymentMethods.useCreate();
  const [createTicket] = collections.generalAdmissionDefinitions.useCreate();
  const [createPrice] = collections.generalAdmissionPrices.useCreate();
  const [isBusy, setBusy] = useState(false);
  const made = useRef(new Map<string, string>());

  /** The part of this name: as it was made before, or made now; null where it is refused, with an alert. */
  async function part(
    name: string,
    create: () => Promise<{ ok: true; data: { hashcode: string } } | { ok: false }>,
  ): Promise<string | null> {
    const before = made.current.get(name);
    if (before !== undefined) return before;
    const outcome = await create();
    if (!outcome.ok) return null;
    made.current.set(name, outcome.data.hashcode);
    return outcome.data.hashcode;
  }

  async function taxOf(tax: TaxOption): Promise<string | null> {
    if (tax.kind === 'none') return null;
    if (tax.kind === 'known') return tax.hashcode;
    const { name, rate } = tax;
    return part(`tax ${name}`, () => createTax({ name, rate, is_inclusive: true }));
  }

  /** The template with this tax, or with this reason for none. */
  async function planOf(tax: TaxOption): Promise<string | null> {
    const taxed = await taxOf(tax);
    if (taxed === null && tax.kind !== 'none') return null;
    const reason = tax.kind === 'none' ? tax.reason : null;
    const isSame = (plan: RecordOf<'pricePlans'>) =>
      plan.currency === currency && (reason === null ? plan.tax?.hashcode === taxed : plan.no_tax === reason);
    const template: DraftOf<'pricePlans'> = {
      name: words.template(tax.kind === 'none' ? words.untaxed : tax.name),
      currency,
      tax: taxed,
      no_tax: reason,
      booking_fee: 0,
      is_fee_inside: true,
    };
    return (
      known.plans.find(isSame)?.hashcode ?? part(`template ${template.name}`, () => createPlan(template))
    );
  }

  async function makeAll({ performance, name, places, price, tax, instructions }: SaleTerms): Promise<void> {
    const plan = await planOf(tax);
    if (plan === null) return;
    const adult =
      known.adult ??
      (await part('adult', () => createType({ name: words.adult, group_size: 1, is_complimentary: false })));
    if (adult === null) return;
    const transfer = { name: words.transfer, kind: 'bank_transfer', is_online: true, instructions } as const;
    if (!known.hasPayment && (await part('payment', () => createMethod(transfer))) === null) return;
    const ticket = { name, performance, price_plan: plan, capacity: places };
    const definition = await part(`${name} of ${performance}`, () => createTicket(ticket));
    if (definition === null) return;
    const priced = { name: `${name}, ${words.adult}`, definition, price_type: adult, price, currency };
    await part(`price of ${definition}`, () => createPrice(priced));
  }

  return {
    isBusy,
    prepare: async (terms: SaleTerms): Promise<void> => {
      setBusy(true);
      await makeAll(terms);
      setBusy(false);
    },
  };
}
