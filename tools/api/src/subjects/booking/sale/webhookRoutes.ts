import { sentences } from '@callboard/api-contract/sentences';
import type { FastifyInstance } from 'fastify';
import { badRequest, notFound } from '../../../engine/problems';
import type { ActionTools } from '../../../engine/tools/ActionTools';
import { createPayments } from './createPayments';
import { WebhookRefused } from '../../../engine/providers/OnlineProvider';

/** Where providers send their webhooks: the name of the provider follows. */
export const webhookPath = '/webhooks/payments/';

const maxBytes = 262_144;

type Tools = Pick<ActionTools, 'database' | 'mails' | 'settings' | 'providers'>;

/**
 * Receives webhooks. The signature is over the body as it came, byte for byte. Which tenant is meant stands in the signed body: neither
 * the host nor a header decides it. What is about no payment of ours is answered with 200, since providers repeat what is refused.
 */
export async function addWebhookRoutes(app: FastifyInstance, tools: Tools): Promise<void> {
  const payments = createPayments(tools);
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: maxBytes }, (_request, body, done) =>
      done(null, body),
    );
    scope.post<{ Params: { provider: string } }>(
      `${webhookPath}:provider`,
      { bodyLimit: maxBytes, config: { permission: 'public', rateClass: 'page' } },
      async ({ params, headers, body, log }) => {
        const provider = tools.providers.named(params.provider);
        if (!provider) throw notFound();
        const signature = headers[provider.signatureHeader];
        if (!Buffer.isBuffer(body) || typeof signature !== 'string')
          throw badRequest(sentences.webhookUnsigned());
        const event = await provider.readWebhook(body, signature, new Date()).catch((error: unknown) => {
          if (error instanceof WebhookRefused) throw badRequest(sentences.webhookUnsigned());
          throw error;
        });
        const received = event && (await payments.receive(provider, event));
        if (received === 'unlike')
          log.error(
            { provider: provider.name, event: event?.id },
            'a payment has another amount than its webhook',
          );
        return { received: true };
      },
    );
  });
}
