import { allowedApisMeta, serviceWorkerMeta } from '@callboard/api-contract/accounts';
import { createHash } from 'node:crypto';
import type { EditFile } from './assets';

export interface PageSettings {
  /** Origins of other APIs that the login page can offer. */
  apis: readonly string[];
  hasServiceWorker: boolean;
}

/**
 * Writes the settings of this server into the pages of a build, which need them before they ask any API, and a hash of them into the
 * service worker: a browser that has cached the pages fetches them again when the settings change.
 */
export function editFor({ apis, hasServiceWorker }: PageSettings): EditFile {
  // Origins need no escaping, they are parsed addresses.
  const metas = [
    ...(apis.length > 0 ? [`<meta name="${allowedApisMeta}" content="${apis.join(' ')}" />`] : []),
    ...(hasServiceWorker ? [] : [`<meta name="${serviceWorkerMeta}" content="off" />`]),
  ].join('');
  if (metas === '') return (_path, text) => text;
  const hash = createHash('sha256').update(metas).digest('hex').slice(0, 16);
  return (path, text) => {
    if (path.endsWith('.html')) return text.replace(/<head\b[^>]*>/, (head) => head + metas);
    return path === 'sw.js' || path === 'tickets-sw.js' ? `self.callboardPages="${hash}";${text}` : text;
  };
}
