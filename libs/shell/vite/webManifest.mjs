import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { runnerImport } from 'vite';
import { toManifest } from './toManifest.mjs';

/**
 * Writes the web app manifest and the icons of a tenant, so that its app can be installed: name and colours from the tenant's data and
 * page, pictures from its `icon.svg`.
 *
 * @returns {import('vite').Plugin}
 */
export function webManifest() {
  let root = process.cwd();
  return {
    name: 'callboard:web-manifest',
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    transformIndexHtml: () => [
      { tag: 'link', attrs: { rel: 'manifest', href: '/site.webmanifest' }, injectTo: 'head' },
    ],
    async generateBundle() {
      const [html, picture, { module }] = await Promise.all([
        readFile(join(root, 'index.html'), 'utf8'),
        readFile(join(root, 'public/icon.svg')),
        runnerImport(join(root, 'src/tenant/tenant.ts'), { configFile: false, logLevel: 'error' }),
      ]);
      const manifest = toManifest(module.tenant, html);
      const emit = (/** @type {string} */ fileName, /** @type {string | Uint8Array} */ source) =>
        this.emitFile({ type: 'asset', fileName, source });
      emit('site.webmanifest', JSON.stringify(manifest));
      for (const size of [192, 512])
        emit(`icon-${size}.png`, await sharp(picture).resize(size, size).png().toBuffer());
      emit('icon-maskable.png', await maskable(picture, backgroundOf(String(picture))));
    },
  };
}

// Systems cut a maskable icon to their own shape and can remove everything beyond 40 % from the centre (W3C, Web Application
// Manifest).
const size = 512;
const safe = 448;

/**
 * @param {Buffer} picture
 * @param {string} background
 */
async function maskable(picture, background) {
  const input = await sharp(picture).resize(safe, safe).png().toBuffer();
  return sharp({ create: { width: size, height: size, channels: 3, background } })
    .composite([{ input }])
    .png()
    .toBuffer();
}

/**
 * The colour of the first shape of an icon, which is behind all others.
 *
 * @param {string} svg
 */
function backgroundOf(svg) {
  const [, colour] = /<(?:rect|circle)\b[^>]* fill="(#\w+)"/.exec(svg) ?? [];
  if (!colour) throw new Error('icon.svg has no <rect> or <circle> with a fill behind its picture.');
  return colour;
}
