import { apiPrefix, limits } from '@callboard/api-contract';
import { sentences } from '@callboard/api-contract/sentences';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { allowPage } from '../plugins/securityHeaders';
import { notFound } from '../problems';
import { createAssets } from '../static/assets';
import { acceptedEncoding, sendAsset } from '../static/sendAsset';
import { openApiDocument } from './openApiDocument';

const open = { config: { permission: 'public', rateClass: 'page' } } as const;

/** The OpenAPI document, and `/docs` to browse it: works without a network, since the browser's files come from here. */
export function addDocsRoutes(app: FastifyInstance): void {
  const send = (reply: FastifyReply, version: number) =>
    reply.type('application/json').send(writtenDocument(version));

  app.get('/openapi.json', open, async (_request, reply) => send(reply, limits.apiVersion));
  for (const version of [limits.apiVersion, 2]) {
    app.get(`${apiPrefix(version)}openapi.json`, open, async (_request, reply) => send(reply, version));
  }

  const require = createRequire(import.meta.url);
  const assets = createAssets(join(dirname(require.resolve('@fastify/swagger-ui')), 'static'));
  app.get('/docs', open, async (_request, reply) => {
    return allowPage(reply, 'docs').type('text/html; charset=utf-8').send(page);
  });
  app.get('/docs/start.js', open, async (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(start),
  );
  app.get<{ Params: { file: string } }>('/docs/:file', open, async (request, reply) => {
    const asset = await assets.find(request.params.file, acceptedEncoding(request));
    if (!asset || request.params.file.endsWith('.html')) throw notFound(sentences.noSuchFile());
    return sendAsset(request, reply, asset, false);
  });
}

const written = new Map<number, string>();

/** It is written when the first reader asks: that takes longer than all else of the start of a server. */
function writtenDocument(version: number): string {
  const text = written.get(version) ?? JSON.stringify(openApiDocument(version));
  written.set(version, text);
  return text;
}

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <title>API</title>
    <link rel="icon" href="/docs/favicon-32x32.png" />
    <link rel="stylesheet" href="/docs/swagger-ui.css" />
  </head>
  <body>
    <main id="docs"></main>
    <script src="/docs/swagger-ui-bundle.js"></script>
    <script src="/docs/start.js"></script>
  </body>
</html>`;

const start = `SwaggerUIBundle({ url: '/openapi.json', dom_id: '#docs', deepLinking: true, docExpansion: 'none', validatorUrl: null });`;
