import { product } from '@callboard/api-contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { html, type Markup } from '../mail/html';
import { allowPage } from '../plugins/securityHeaders';
import { notFound } from '../problems';
import type { ActionTools } from '../sessions/actions/userAction';
import { readReceivers, writeSettings } from './notificationSettings';
import { stopMails } from '../reports/stopMails';
import { readUnsubscribeToken, reportOf, unsubscribePath, type Subscriber } from './unsubscribeLinks';

type Tools = Pick<ActionTools, 'database' | 'secrets'>;

const formTypes = ['application/x-www-form-urlencoded', 'multipart/form-data'];

/**
 * `/unsubscribe/{token}`: the links in mails, for people and for mail programs (RFC 8058). Reading one changes nothing, because
 * scanners of mail follow links; a POST, which the button and mail programs send, switches that kind of mail off.
 */
export async function addUnsubscribeRoutes(app: FastifyInstance, tools: Tools): Promise<void> {
  await app.register(async (scope) => {
    // The body says no more than that it is one click.
    for (const type of formTypes) {
      scope.addContentTypeParser(type, { parseAs: 'buffer', bodyLimit: 1_024 }, (_request, _body, done) =>
        done(null, null),
      );
    }
    const config = { permission: 'public' } as const;
    scope.get<{ Params: { token: string } }>(
      `${unsubscribePath}:token`,
      { config: { ...config, rateClass: 'page' } },
      async ({ params }, reply) => {
        const subscriber = subscriberOf(tools, params.token);
        return sendPage(
          reply,
          html`<h1>Stop these mails?</h1>
            <p>${wayBack(subscriber)}</p>
            <form method="post"><button>Stop these mails</button></form>`,
        );
      },
    );
    scope.post<{ Params: { token: string } }>(
      `${unsubscribePath}:token`,
      { config: { ...config, rateClass: 'page' } },
      async ({ params }, reply) => {
        const subscriber = subscriberOf(tools, params.token);
        await unsubscribe(tools, subscriber);
        return sendPage(
          reply,
          html`<h1>You get no more of these mails</h1>
            <p>${wayBack(subscriber)}</p>`,
        );
      },
    );
  });
}

function subscriberOf({ secrets }: Tools, token: string): Subscriber {
  const subscriber = readUnsubscribeToken(secrets, token);
  if (!subscriber) throw notFound();
  return subscriber;
}

function wayBack({ subscription }: Subscriber): string {
  return reportOf(subscription) === null
    ? 'You can change this at any time under Notifications.'
    : 'They can be turned on again on the page of the report.';
}

async function unsubscribe({ database }: Tools, { tenant, user, subscription }: Subscriber): Promise<void> {
  const report = reportOf(subscription);
  await database.forTenant(tenant).write({ actor: user }, async (transaction) => {
    if (report !== null) return stopMails(transaction, { tenant, user, report });
    const [receiver] = await readReceivers(transaction, tenant, [user]);
    // Who is gone gets no mails anyway.
    if (!receiver) return;
    const kinds = receiver.kinds.map((setting) =>
      (subscription === 'daily' ? setting.mail : setting.kind) === subscription
        ? { ...setting, mail: 'never' as const }
        : setting,
    );
    await writeSettings(transaction, tenant, user, { ...receiver, kinds });
  });
}

function sendPage(reply: FastifyReply, body: Markup): FastifyReply {
  const { markup } = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <title>${product.name}</title>
      </head>
      <body>
        <main>${body}</main>
      </body>
    </html>`;
  return allowPage(reply, 'notice').type('text/html; charset=utf-8').send(markup);
}
