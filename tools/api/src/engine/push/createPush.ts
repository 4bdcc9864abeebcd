import webPush from 'web-push';
import type { PushSettings } from '../settings';
import { postToPublicHost, type PushTransport } from './postToPublicHost';

/** A browser at its push service, as its subscription names it. */
export interface PushTarget {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** Message that is shown on the device. */
export interface PushMessage {
  /** The same for every attempt: a device shows a message once. */
  id: string;
  title: string;
  text: string;
  /** The path of the page that a click opens. */
  path: string;
}

/** How an attempt ended: `gone` for a subscription that is no longer valid, `refused` for a message that never will be accepted. */
export type PushOutcome = 'sent' | 'gone' | 'refused';

/** The installation's connection to push services. */
export interface Push {
  /** Key that browsers subscribe with. */
  publicKey: string;
  /** Throws where another attempt can succeed. */
  send: (target: PushTarget, message: PushMessage, signal: AbortSignal) => Promise<PushOutcome>;
}

/** A service keeps what it cannot deliver for a day; what is older is under the bell. */
const expirySeconds = 24 * 3_600;
const timeoutMs = 10_000;

/** Sends notifications to browsers, encrypted for them and signed by this installation (RFC 8291 and 8292). */
export function createPush(
  { publicKey, privateKey, contact }: PushSettings,
  transport: PushTransport = postToPublicHost,
): Push {
  const vapidDetails = { subject: contact, publicKey, privateKey };

  async function send({ endpoint, ...keys }: PushTarget, message: PushMessage, signal: AbortSignal) {
    // At most 32 characters of base64url: a message that waits is replaced by its repetition.
    const topic = message.id.replaceAll('-', '').slice(0, 32);
    const options = { vapidDetails, TTL: expirySeconds, topic, contentEncoding: 'aes128gcm' } as const;
    let details;
    try {
      details = webPush.generateRequestDetails({ endpoint, keys }, JSON.stringify(message), options);
    } catch {
      // The keys are no point of the curve: nothing can ever be encrypted for them.
      return 'gone';
    }
    const status = await transport({
      url: endpoint,
      headers: details.headers,
      body: details.body ?? Buffer.alloc(0),
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    });
    return outcomeOf(status);
  }

  return { publicKey, send };
}

function outcomeOf(status: number): PushOutcome {
  if (status >= 200 && status < 300) return 'sent';
  if (status === 404 || status === 410) return 'gone';
  if (status >= 400 && status < 500 && status !== 408 && status !== 429) return 'refused';
  throw new Error(`The push service answered ${status}.`);
}
