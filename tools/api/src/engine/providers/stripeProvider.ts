import { tenantCodes } from '@callboard/api-contract';
import Stripe from 'stripe';
import * as v from 'valibot';
import type { StripeSettings } from '../settings';
import type { Charge, OnlineProvider, ProviderAnswer, ProviderEvent, Refund } from './OnlineProvider';
import { WebhookRefused } from './OnlineProvider';

const toleranceSeconds = 300;
/** Stripe's least is half an hour. Longer than an order waits, since the buyer can be at the page by then. */
const pageMinutes = 35;

/** Metadata that we gave Stripe with a payment or a refund: whose it is. Those of other systems on the same account have none. */
const ownSchema = v.object({ tenant: v.picklist(tenantCodes), payment: v.pipe(v.string(), v.uuid()) });

/** Cards by Stripe's own page, so that no card number touches this server. */
export function createStripeProvider({ secretKey, webhookSecret, url }: StripeSettings): OnlineProvider {
  const { protocol, hostname, port } = new URL(url);
  const stripe = new Stripe(secretKey, {
    host: hostname,
    port: port || (protocol === 'http:' ? '80' : '443'),
    protocol: protocol === 'http:' ? 'http' : 'https',
    timeout: 20_000,
    maxNetworkRetries: 2,
    telemetry: false,
  });

  async function find(_charge: Charge, reference: string): Promise<ProviderAnswer> {
    return toAnswer(await stripe.checkout.sessions.retrieve(reference));
  }

  return {
    name: 'stripe',
    hasPage: true,
    signatureHeader: 'stripe-signature',
    async begin(charge, _input, returnUrl) {
      const { tenant, payment, amount, currency, created, order, title, email } = charge;
      const metadata = { tenant, payment };
      const session = await stripe.checkout.sessions.create(
        {
          mode: 'payment',
          line_items: [
            {
              quantity: 1,
              price_data: {
                currency: currency.toLowerCase(),
                unit_amount: amount,
                product_data: { name: `${title} (${order})`.slice(0, 250) },
              },
            },
          ],
          client_reference_id: payment,
          ...(email !== null && { customer_email: email }),
          metadata,
          payment_intent_data: { metadata, description: order },
          success_url: returnUrl.replace('#', '?returned#'),
          cancel_url: returnUrl,
          expires_at: Math.floor(Date.parse(created) / 1_000) + pageMinutes * 60,
        },
        { idempotencyKey: payment },
      );
      return toAnswer(session);
    },
    // The second step is a part of Stripe's page.
    proceed: (charge, reference) => find(charge, reference),
    find,
    async refund({ tenant, payment, reference, of, amount }: Refund) {
      if (reference !== null) return refundAnswer(await stripe.refunds.retrieve(reference));
      const { payment_intent: intent } = await stripe.checkout.sessions.retrieve(of);
      if (intent === null) return { status: 'declined', reference: `unpaid-${payment}` };
      const refund = await stripe.refunds.create(
        {
          payment_intent: typeof intent === 'string' ? intent : intent.id,
          amount,
          metadata: { tenant, payment },
        },
        { idempotencyKey: payment },
      );
      return refundAnswer(refund);
    },
    async readWebhook(body, signature, now) {
      return toEvent(verified(body, signature, now));
    },
  };

  function verified(body: Buffer, signature: string, now: Date): Stripe.Event {
    try {
      const receivedMs = now.getTime();
      return stripe.webhooks.constructEvent(
        body,
        signature,
        webhookSecret,
        toleranceSeconds,
        undefined,
        receivedMs,
      );
    } catch {
      throw new WebhookRefused();
    }
  }
}

function toAnswer({
  id,
  status,
  payment_status: paid,
  url,
}: Pick<Stripe.Checkout.Session, 'id' | 'status' | 'payment_status' | 'url'>): ProviderAnswer {
  const page = url ? { url } : {};
  if (paid === 'paid') return { status: 'confirmed', reference: id };
  return { status: status === 'expired' ? 'declined' : 'pending', reference: id, ...page };
}

function refundAnswer({ id, status }: Pick<Stripe.Refund, 'id' | 'status'>): ProviderAnswer {
  if (status === 'succeeded') return { status: 'confirmed', reference: id };
  return { status: status === 'failed' || status === 'canceled' ? 'declined' : 'pending', reference: id };
}

function toEvent(event: Stripe.Event): ProviderEvent | null {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.async_payment_failed':
    case 'checkout.session.expired': {
      const session = event.data.object;
      const answer = toAnswer(session);
      const isDeclined = event.type === 'checkout.session.async_payment_failed';
      return ownEvent(event.id, session, session.amount_total, {
        ...answer,
        ...(isDeclined && { status: 'declined' }),
      });
    }
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed': {
      const refund = event.data.object;
      return ownEvent(event.id, refund, -refund.amount, refundAnswer(refund));
    }
    default:
      return null;
  }
}

function ownEvent(
  id: string,
  { metadata, currency }: { metadata: Stripe.Metadata | null; currency: string | null },
  amount: number | null,
  answer: ProviderAnswer,
): ProviderEvent | null {
  const own = v.safeParse(ownSchema, metadata);
  if (!own.success || amount === null || currency === null) return null;
  return { id, ...own.output, amount, currency: currency.toUpperCase(), answer };
}
