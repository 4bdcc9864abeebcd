import { lookup, type LookupAddress } from 'node:dns';
import { request } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './isPublicAddress';

/** A POST to a push service. */
export interface PushPost {
  url: string;
  headers: Readonly<Record<string, string | number>>;
  body: Buffer;
  signal: AbortSignal;
}

/** Sends it. @returns the status of the answer; throws where there is none */
export type PushTransport = (post: PushPost) => Promise<number>;

/**
 * Posts to a host that a user has named. Only to public addresses, checked when the connection is made, so that a name cannot lead
 * elsewhere the second time; redirects are not followed, and of the answer only the status is read.
 */
export const postToPublicHost: PushTransport = ({ url, headers, body, signal }) =>
  new Promise((resolve, reject) => {
    const { protocol, hostname } = new URL(url);
    const isNamed = isIP(hostname.replace(/^\[|\]$/g, '')) === 0;
    // Connections to an address are made without a lookup.
    if (protocol !== 'https:' || !isNamed)
      throw new Error('A push service has a name, and is reached by HTTPS.');
    const sent = request(
      url,
      { method: 'POST', headers, signal, lookup: publicLookup, agent: false },
      (answer) => {
        resolve(answer.statusCode ?? 0);
        answer.destroy();
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });

/** Finds the addresses of a name, and fails where one of them is not public. */
const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, '');
    const found: LookupAddress[] = addresses;
    const [first] = found;
    if (!first || !found.every(({ address }) => isPublicAddress(address))) {
      return callback(new Error(`${hostname} is not a host of the public internet.`), '');
    }
    return options.all ? callback(null, found) : callback(null, first.address, first.family);
  });
};
