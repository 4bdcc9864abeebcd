import { product } from '@callboard/api-contract';
import type { LanguageCode } from '@callboard/api-contract/languages';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { html, type Markup } from '../mail/html';
import { mailTexts } from '../mail/mailTexts';
import { allowPage } from '../plugins/securityHeaders';
import { notFound } from '../problems';
import type { ActionTools } from '../tools/ActionTools';
import { readReceivers, writeSettings } from './notificationSettings';
import { readUnsubscribeToken, reportOf, unsubscribePath, type Subscriber } from './unsubscribeLinks';

type Tools = Pick<ActionTools, 'database' | 'secrets' | 'hooks'>;

const texts = mailTexts({
  en: {
    question: 'Stop these emails?',
    stop: 'Stop these emails',
    stopped: 'You no longer get these emails',
    wayBack: 'You can change this at any time under Notifications.',
    wayBackOfReport: 'They can be turned on again on the page of the report.',
  },
  mi: {
    question: 'Whakamutua ēnei īmēra?',
    stop: 'Whakamutua ēnei īmēra',
    stopped: 'Kua mutu te tuku i ēnei īmēra ki a koe',
    wayBack: 'Ka taea e koe te huri i tēnei i ngā wā katoa, i Ngā whakamōhiotanga.',
    wayBackOfReport: 'Ka taea te whakakā anō i te whārangi o te pūrongo.',
  },
});

const formTypes = ['application/x-www-form-urlencoded', 'multipart/form-data'];

/**
 * `/unsubscribe/{token}`: the links in mails, for people and for mail programs (RFC 8058). Reading one changes nothing, because
 * scanners of mail follow links; a POST, which the button and mail programs send, switches that kind of mail off.
 */
export async function addUnsubscribeRoutes(app: FastifyInstance, tools: Tools): Promise<void> {
  await app.register(async (scope) => {
    // The body holds no more than that it is one click.
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
        const language = await languageOfSubscriber(tools, subscriber);
        const words = texts[language];
        return sendPage(
          reply,
          language,
          html`<h1>${words.question}</h1>
            <p>${wayBack(subscriber, language)}</p>
            <form method="post"><button>${words.stop}</button></form>`,
        );
      },
    );
    scope.post<{ Params: { token: string } }>(
      `${unsubscribePath}:token`,
      { config: { ...config, rateClass: 'page' } },
      async ({ params }, reply) => {
        const subscriber = subscriberOf(tools, params.token);
        await unsubscribe(tools, subscriber);
        const language = await languageOfSubscriber(tools, subscriber);
        return sendPage(
          reply,
          language,
          html`<h1>${texts[language].stopped}</h1>
            <p>${wayBack(subscriber, language)}</p>`,
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

/** The page is in the language of the mail whose link was followed. */
async function languageOfSubscriber(
  { database }: Tools,
  { tenant, user }: Subscriber,
): Promise<LanguageCode> {
  const [receiver] = await readReceivers(database.forTenant(tenant), tenant, [user]);
  return receiver?.language ?? 'en';
}

function wayBack({ subscription }: Subscriber, language: LanguageCode): string {
  const words = texts[language];
  return reportOf(subscription) === null ? words.wayBack : words.wayBackOfReport;
}

async function unsubscribe(
  { database, hooks }: Tools,
  { tenant, user, subscription }: Subscriber,
): Promise<void> {
  const report = reportOf(subscription);
  await database.forTenant(tenant).write({ actor: user }, async (transaction) => {
    if (report !== null) return hooks.stopReportMails(transaction, { tenant, user, report });
    const [receiver] = await readReceivers(transaction, tenant, [user]);
    // A user who is gone gets no mails anyway.
    if (!receiver) return;
    const kinds = receiver.kinds.map((setting) =>
      (subscription === 'daily' ? setting.mail : setting.kind) === subscription
        ? { ...setting, mail: 'never' as const }
        : setting,
    );
    await writeSettings(transaction, tenant, user, { ...receiver, kinds });
  });
}

function sendPage(reply: FastifyReply, language: LanguageCode, body: Markup): FastifyReply {
  const { markup } = html`<!doctype html>
    <html lang="${language}">
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
