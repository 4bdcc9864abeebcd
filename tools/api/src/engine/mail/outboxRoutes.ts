import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isFromThisMachine } from '../isFromThisMachine';
import { allowPage } from '../plugins/securityHeaders';
import { notFound } from '../problems';
import type { Settings } from '../settings';
import { html, type Markup } from './html';
import { createOutbox } from './outbox';

/**
 * `/outbox`: the mails that were not sent, to be read in development on this machine alone, since their links sign people in. It is
 * not there where mail is really sent.
 */
export function addOutboxRoutes(
  app: FastifyInstance,
  { environment, smtpUrl, dataFolder, proxies }: Settings,
): void {
  if (environment !== 'development' || smtpUrl) return;
  const outbox = createOutbox(dataFolder);
  const open = {
    config: { permission: 'public', rateClass: 'page' },
    async onRequest(request: FastifyRequest) {
      if (!isFromThisMachine(request, proxies !== false)) throw notFound();
    },
  } as const;

  app.get('/outbox', open, async (request, reply) => {
    const letters = await outbox.list();
    // For programs that try the links out.
    if (request.headers.accept === 'application/json') return reply.send(letters);
    const rows = letters.map(
      ({ id, at, to, subject }) =>
        html`<li><a href="/outbox/${id}">${subject}</a> to ${to}, <time datetime="${at}">${at}</time></li>`,
    );
    const body =
      rows.length > 0
        ? html`<ol reversed>
            ${rows}
          </ol>`
        : html`<p>No mail yet.</p>`;
    return allowPage(reply, 'outbox').type('text/html; charset=utf-8').send(page('Outbox', body));
  });

  app.get<{ Params: { id: string } }>('/outbox/:id', open, async (request, reply) => {
    const letter = await outbox.read(request.params.id);
    if (!letter) throw notFound();
    const body = html`<p><a href="/outbox">All mails</a></p>
      <p>To ${letter.to}, <time datetime="${letter.at}">${letter.at}</time></p>
      <pre>${letter.text}</pre>
      <iframe title="As HTML" src="/outbox/${letter.id}/html" width="720" height="480" sandbox></iframe>`;
    return allowPage(reply, 'outbox').type('text/html; charset=utf-8').send(page(letter.subject, body));
  });

  app.get<{ Params: { id: string } }>('/outbox/:id/html', open, async (request, reply) => {
    const letter = await outbox.read(request.params.id);
    if (!letter) throw notFound();
    reply.header('x-frame-options', 'SAMEORIGIN');
    return allowPage(reply, 'mail').type('text/html; charset=utf-8').send(letter.html);
  });
}

function page(title: string, body: Markup): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <title>${title}</title>
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          ${body}
        </main>
      </body>
    </html>`.markup;
}
