import { tenantCodes, type TenantCode } from '@callboard/api-contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { join } from 'node:path';
import { socketSources } from '../live/socketSources';
import { allowPage } from '../plugins/securityHeaders';
import { tenantOfHost } from '../plugins/tenantOfRequest';
import type { Settings } from '../settings';
import { createAssets, isFilePath, type Assets } from './assets';
import { editFor } from './editFor';
import { acceptedEncoding, sendAsset } from './sendAsset';

/** Serves each tenant's built app at its host: files by name, and the app's page for every path that a screen can have. */
export function addPageRoutes(app: FastifyInstance, settings: Settings): void {
  const { appsFolder, hosts, apiSelector, embedOrigins, hasServiceWorker } = settings;
  const apis = apiSelector.map(({ url }) => url);
  const edit = editFor({ apis, hasServiceWorker });
  const assetsOf = new Map(
    tenantCodes.map((code) => [code, createAssets(join(appsFolder, code, 'dist'), edit)]),
  );

  app.get('/*', { config: { permission: 'public', rateClass: 'page' } }, async (request, reply) => {
    const path = decodedPath(request.url);
    if (/^api(?:\/|$)/.test(path)) throw app.addressProblem(request);
    const tenant = tenantOfHost(request.hostname, hosts);
    if (!tenant) return explainPlainly(reply, 'There is no tenant at this address.');
    const file = isFilePath(path) ? fileAt(path, hasServiceWorker) : pageOf(path);
    const asset = await assetsOf.get(tenant)?.find(file, acceptedEncoding(request));
    if (!asset) return explainPlainly(reply, missing(tenant, file));
    if (/^(?:consent|badges)(?:\/|$)/.test(path)) reply.header('x-robots-tag', 'noindex');
    const called = [...apis, ...socketSources(request, settings)];
    const framedBy = isEmbedded(path) ? (embedOrigins.get(tenant) ?? []) : [];
    allowPage(reply, framedBy.length > 0 ? 'embed' : 'app', {
      ...asset.inline,
      'connect-src': called,
      'img-src': apis,
      'media-src': apis,
      'frame-ancestors': framedBy,
    });
    return sendAsset(request, reply, asset, file.startsWith('assets/'));
  });

  app.addHook('onListen', () => {
    // Started without waiting: the server answers meanwhile.
    void warmAll([...assetsOf.values()]).catch(() =>
      app.log.warn('some files could not be compressed ahead'),
    );
  });
}

/** The login page is painted from its own file before any script has come, the ticket shop has its own script, also in frames of other sites; every other page is made by the app. */
function pageOf(path: string): string {
  if (/^tickets(?:\/|$)/.test(path) || isEmbedded(path)) return 'tickets.html';
  return /^login\/?$/.test(path) ? 'login.html' : 'index.html';
}

function isEmbedded(path: string): boolean {
  return /^embed(?:\/|$)/.test(path);
}

/**
 * The service worker stays at its address when it is switched off, because browsers check for a newer one there and nowhere else.
 */
function fileAt(path: string, hasServiceWorker: boolean): string {
  return /^(?:tickets-)?sw\.js$/.test(path) && !hasServiceWorker ? 'sw-off.js' : path;
}

async function warmAll(all: readonly Assets[]): Promise<void> {
  for (const assets of all) await assets.warm();
}

/** The path behind the first slash. What cannot be decoded was refused by the router before. */
function decodedPath(url: string): string {
  return decodeURIComponent(url.split('?', 1)[0] ?? '/').replace(/^\/+/, '');
}

function missing(tenant: TenantCode, file: string): string {
  return file === pageOf('') || file === pageOf('login')
    ? `The app of ${tenant} is not built yet.`
    : 'There is no such file.';
}

function explainPlainly(reply: FastifyReply, sentence: string): FastifyReply {
  return reply.code(404).type('text/plain; charset=utf-8').send(sentence);
}
