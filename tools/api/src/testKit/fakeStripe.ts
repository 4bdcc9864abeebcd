import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { randomBytes } from 'node:crypto';
import { signWebhook } from '../engine/providers/webhookSignature';

/** A checkout session or a refund, as far as the server reads it. */
export interface StripeThing {
  id: string;
  object: 'checkout.session' | 'refund';
  metadata: Record<string, string>;
  currency: string;
  [fact: string]: unknown;
}

/** The API of Stripe for tests: the calls that the server makes, over HTTP, in memory. Anything else is an error. */
export async function fakeStripe() {
  const secretKey = 'sk_test_ofthetests';
  const webhookSecret = 'whsec_ofthetests';
  const things = new Map<string, StripeThing>();
  const byKey = new Map<string, StripeThing>();
  const calls: { call: string; authorization: string; params: URLSearchParams }[] = [];
  let losing = 0;
  let refundStatus = 'succeeded';

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) =>
      send(response, 500, { error: { message: String(error) } }),
    );
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '', 'http://stripe');
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(Buffer.from(chunk));
    const params = new URLSearchParams(Buffer.concat(chunks).toString());
    const { authorization = '' } = request.headers;
    calls.push({ call: `${request.method} ${pathname}`, authorization, params });
    if (authorization !== `Bearer ${secretKey}`)
      return send(response, 401, { error: { type: 'invalid_request_error', message: 'Invalid API Key' } });
    const found = request.method === 'GET' ? things.get(pathname.split('/').at(-1) ?? '') : undefined;
    if (found) return send(response, 200, found);
    if (request.method !== 'POST') return send(response, 404, { error: { message: 'No such object' } });
    const key = String(request.headers['idempotency-key']);
    const thing = byKey.get(key) ?? make(pathname, params);
    byKey.set(key, thing);
    things.set(thing.id, thing);
    if (losing > 0) {
      losing -= 1;
      request.socket.destroy();
      return;
    }
    send(response, 200, thing);
  }

  function make(pathname: string, params: URLSearchParams): StripeThing {
    const metadata = {
      tenant: params.get('metadata[tenant]') ?? '',
      payment: params.get('metadata[payment]') ?? '',
    };
    const id = randomBytes(8).toString('hex');
    if (pathname === '/v1/refunds') {
      const amount = Number(params.get('amount'));
      return { id: `re_${id}`, object: 'refund', metadata, currency: 'nzd', amount, status: refundStatus };
    }
    if (pathname !== '/v1/checkout/sessions') throw new Error(`Stripe's double does not know ${pathname}.`);
    return {
      id: `cs_test_${id}`,
      object: 'checkout.session',
      metadata,
      status: 'open',
      payment_status: 'unpaid',
      url: `https://checkout.stripe.test/c/${id}`,
      currency: params.get('line_items[0][price_data][currency]') ?? '',
      amount_total: Number(params.get('line_items[0][price_data][unit_amount]')),
      payment_intent: null,
    };
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A server that listens at a port has this kind of address.
  const { port } = server.address() as AddressInfo;

  return {
    secretKey,
    webhookSecret,
    things,
    calls,
    variables: {
      CALLBOARD_STRIPE_SECRET_KEY: secretKey,
      CALLBOARD_STRIPE_WEBHOOK_SECRET: webhookSecret,
      CALLBOARD_STRIPE_URL: `http://127.0.0.1:${port}`,
    },
    /** The next answers are lost, though the work of the request is done. */
    loseAnswers: (count: number) => void (losing = count),
    /** Sets the status of the refunds from here on. */
    answerRefunds: (status: string) => void (refundStatus = status),
    /** The session of a payment; the last one. */
    sessionOf: (url: string) => [...things.values()].find((thing) => thing['url'] === url),
    /** A buyer pays at the page. */
    pay(session: StripeThing) {
      Object.assign(session, {
        status: 'complete',
        payment_status: 'paid',
        url: null,
        payment_intent: `pi_${session.id}`,
      });
    },
    /** A webhook: what is sent, and its signature. */
    webhook(type: string, object: StripeThing, more: { id?: string; at?: Date; secret?: string } = {}) {
      const { id = `evt_${randomBytes(8).toString('hex')}`, at = new Date(), secret = webhookSecret } = more;
      const body = JSON.stringify({ id, object: 'event', type, data: { object } });
      return { body, signature: signWebhook(secret, body, at) };
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
