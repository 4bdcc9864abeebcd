import type { TenantCode } from '@callboard/api-contract';
import { sentences } from '@callboard/api-contract/sentences';
import * as v from 'valibot';
import type { Queries } from '../../../engine/database/TenantDatabase';
import { refusedAction } from '../../../engine/problems';
import type { ActionTools } from '../../../engine/tools/ActionTools';
import { mailConfirmed } from './mailOrder';
import type {
  CardInput,
  Charge,
  OnlineProvider,
  ProviderAnswer,
  ProviderEvent,
} from '../../../engine/providers/OnlineProvider';
import type { OpenPayment } from './openPayment';
import { recordAnswer } from './recordAnswer';

type Tools = Pick<ActionTools, 'database' | 'mails' | 'settings' | 'providers'>;

const chargeRow = v.object({
  payment: v.string(),
  provider: v.string(),
  status: v.string(),
  reference: v.nullable(v.string()),
  amount: v.number(),
  currency: v.string(),
  created: v.pipe(
    v.date(),
    v.transform((date) => date.toISOString()),
  ),
  order: v.string(),
  title: v.string(),
  email: v.nullable(v.string()),
});
/** A payment as its provider gets to know it. */
type StoredPayment = Charge & { status: string; provider: string };

/** Outcomes of a webhook. */
export type Received = 'recorded' | 'seen' | 'unknown' | 'unlike';

/** Calls providers and records what they answer: the call is never within a transaction. */
export function createPayments({ database, mails, settings, providers }: Tools) {
  /** Records an answer; the buyer gets the tickets by mail, or that the money goes back. */
  async function record(tenant: TenantCode, payment: string, answer: ProviderAnswer): Promise<void> {
    await database.forTenant(tenant).write({ actor: null }, async (transaction) => {
      const confirmed = await recordAnswer(transaction, tenant, payment, answer);
      if (confirmed) await mailConfirmed(transaction, { mails, settings }, tenant, confirmed);
    });
  }

  /**
   * Goes on with a payment that was opened.
   *
   * @throws ApiProblem 409 where its provider does not answer: a further try goes on with the same payment
   */
  async function pay(
    tenant: TenantCode,
    { payment, step }: OpenPayment,
    input: CardInput,
    returnUrl: string,
  ): Promise<void> {
    const charge = await readPayment(database.forTenant(tenant), tenant, payment);
    const provider = charge && providers.named(charge.provider);
    if (!charge || !provider) throw refusedAction(sentences.paymentMethodUnknown());
    const answer = await call(provider, charge, step, input, returnUrl).catch(() => null);
    if (!answer) throw refusedAction(sentences.providerSilent(), {}, 409);
    await record(tenant, payment, answer);
  }

  /** Applies an event once, to the payment that it names. */
  async function receive({ name }: OnlineProvider, event: ProviderEvent): Promise<Received> {
    const { tenant, payment, id } = event;
    const { value } = await database.forTenant(tenant).write({ actor: null }, async (transaction) => {
      const stored = await readPayment(transaction, tenant, payment);
      if (stored?.provider !== name) return 'unknown';
      if (stored.amount !== event.amount || stored.currency !== event.currency) return 'unlike';
      const added = await transaction.query({
        text: `INSERT INTO payment_events (tenant, provider, event, payment) VALUES ($1, $2, $3, $4::uuid)
          ON CONFLICT (tenant, provider, event) DO NOTHING RETURNING event`,
        values: [tenant, name, id, payment],
      });
      if (added.length === 0) return 'seen';
      const confirmed = await recordAnswer(transaction, tenant, payment, event.answer);
      if (confirmed) await mailConfirmed(transaction, { mails, settings }, tenant, confirmed);
      return 'recorded';
    });
    return value;
  }

  return { pay, receive, record };
}

function call(
  provider: OnlineProvider,
  charge: Charge,
  step: OpenPayment['step'],
  input: CardInput,
  returnUrl: string,
): Promise<ProviderAnswer> {
  const { reference } = charge;
  if (step === 'begin' || reference === null) return provider.begin(charge, input, returnUrl);
  return step === 'find'
    ? provider.find(charge, reference)
    : provider.proceed(charge, reference, input.code ?? '');
}

/** A payment with what its provider shows of it. */
export async function readPayment(
  queries: Queries,
  tenant: TenantCode,
  payment: string,
): Promise<StoredPayment | null> {
  const [row] = await queries.rows(chargeRow, {
    text: `SELECT y.hashcode AS payment, y.provider, y.status, y.reference, y.amount, y.currency, y.created, o.number AS "order", p.name AS title,
        o.email
      FROM payments y JOIN orders o ON o.tenant = y.tenant AND o.hashcode = y."order"
        JOIN performances p ON p.tenant = o.tenant AND p.hashcode = o.performance
      WHERE y.tenant = $1 AND y.hashcode = $2::uuid`,
    values: [tenant, payment],
  });
  return row ? { tenant, ...row } : null;
}
