import { createReadStream, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';

/** @type {Record<string, string>} */
const types = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.map': 'application/json',
  '.mjs': 'text/javascript',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** A server for the files of a folder, and for nothing outside of it. @param {string} folder */
export function serveFolder(folder) {
  return createServer((request, response) => {
    const path = fileOf(folder, request.url ?? '/');
    if (!path) return response.writeHead(404, { 'Content-Type': 'text/plain' }).end('Not found');
    response.writeHead(200, { 'Content-Type': types[extname(path)] ?? 'application/octet-stream' });
    return createReadStream(path).pipe(response);
  });
}

/** @param {string} folder @param {string} url @returns {string | undefined} */
function fileOf(folder, url) {
  const decoded = decodePath(url);
  if (decoded === undefined) return undefined;
  const path = normalize(join(folder, decoded));
  if (path !== folder && !path.startsWith(folder + sep)) return undefined;
  const status = statSync(path, { throwIfNoEntry: false });
  if (!status) return undefined;
  if (!status.isDirectory()) return path;
  const index = join(path, 'index.html');
  return statSync(index, { throwIfNoEntry: false }) ? index : undefined;
}

/** @param {string} url */
function decodePath(url) {
  try {
    return decodeURIComponent(new URL(url, 'http://localhost').pathname).replaceAll('\0', '');
  } catch {
    return undefined;
  }
}
