import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { inlineSources, type InlineSources } from './inlineSources';

export type Encoding = 'br' | 'gzip' | 'identity';

/** A file as it is sent. */
export interface Asset {
  body: Buffer;
  etag: string;
  contentType: string;
  encoding: Encoding;
  /** Inline sources of a page. */
  inline: InlineSources;
}

/** Edits a file of the build. */
export type EditFile = (path: string, text: string) => string;

interface CachedFile {
  /** Stamp that changes if the file was built again. */
  stamp: string;
  contentType: string;
  bodies: Partial<Record<Encoding, Promise<Buffer>>>;
  etag: string;
  inline: InlineSources;
}

const contentTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** True if a path names a file rather than a page of the app. */
export function isFilePath(path: string): boolean {
  return extname(path) in contentTypes;
}

/**
 * The files below a folder, read once and cached with their compressed forms until they are built again; what has a hash in its
 * name for as long as the process runs. Nothing outside the folder, nothing hidden and no source map is ever found. Pages and
 * scripts at the top of the folder are sent as `edit` makes them.
 */
export function createAssets(root: string, edit: EditFile = (_path, text) => text) {
  const cache = new Map<string, CachedFile>();

  async function find(path: string, encoding: Encoding): Promise<Asset | null> {
    const file = await storedFile(path);
    if (!file) return null;
    const isText = !/^(image\/(png|jpeg|webp)|font)/.test(file.contentType);
    const usedEncoding = isText ? encoding : 'identity';
    const identity = (file.bodies.identity ??= readFile(join(root, path)));
    const body = await (file.bodies[usedEncoding] ??= identity.then((bytes) =>
      compressed(bytes, usedEncoding),
    ));
    const { contentType, inline } = file;
    return { body, etag: `"${file.etag}-${usedEncoding}"`, contentType, encoding: usedEncoding, inline };
  }

  async function storedFile(path: string): Promise<CachedFile | null> {
    const contentType = contentTypes[extname(path)];
    if (!contentType || extname(path) === '.map' || !isPlainPath(path)) return null;
    const found = await stat(join(root, path)).catch(() => null);
    // A page that is open when the app is built again still fetches its parts, whose names have their hash.
    if (!found?.isFile()) return path.startsWith('assets/') ? (cache.get(path) ?? null) : null;
    const stamp = `${found.mtimeMs} ${found.size}`;
    const before = cache.get(path);
    if (before?.stamp === stamp) return before;
    const read = await readFile(join(root, path));
    const isPage = extname(path) === '.html';
    const isEdited = /^[^/]+\.(?:html|js)$/.test(path);
    const bytes = isEdited ? Buffer.from(edit(path, read.toString())) : read;
    const etag = createHash('sha256').update(bytes).digest('base64url').slice(0, 20);
    const inline = inlineSources(isPage ? bytes.toString() : '');
    const file: CachedFile = {
      stamp,
      contentType,
      bodies: { identity: Promise.resolve(bytes) },
      etag,
      inline,
    };
    cache.set(path, file);
    return file;
  }

  /** Compresses every file ahead of the first visitor. */
  async function warm(): Promise<void> {
    const names = await readdir(root, { recursive: true }).catch(() => []);
    for (const name of names) await find(name.split(sep).join('/'), 'br');
  }

  return { find, warm };
}

export type Assets = ReturnType<typeof createAssets>;

/** No way up, no hidden file, no odd bytes. */
function isPlainPath(path: string): boolean {
  return path.split('/').every((part) => part !== '' && !part.startsWith('.')) && !/[\\\0:]/.test(path);
}

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

function compressed(bytes: Buffer, encoding: Encoding): Promise<Buffer> | Buffer {
  if (encoding === 'br') return toBrotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
  return encoding === 'gzip' ? toGzip(bytes, { level: 9 }) : bytes;
}
