import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import type { PushTransport } from '../engine/push/postToPublicHost';

/** A message as the browser gets it, and as the push service saw it. */
export interface Delivered {
  endpoint: string;
  headers: Readonly<Record<string, string | number>>;
  text: string;
}

/** A browser that has subscribed. */
export interface FakeBrowser {
  /** Subscription that it gives to the API. */
  subscription: { endpoint: string; p256dh: string; auth: string };
}

/** Stands in for the push services of browsers: checks the signature of each message and decrypts it as the browser does (RFC 8291). */
export function fakePushService(publicKey: string) {
  const browsers = new Map<string, (body: Buffer) => string>();
  const delivered: Delivered[] = [];
  const answers: number[] = [];

  function subscribe(): FakeBrowser {
    const endpoint = `https://push.example.org/${randomBytes(12).toString('hex')}`;
    const keys = createECDH('prime256v1');
    const p256dh = keys.generateKeys();
    const auth = randomBytes(16);
    browsers.set(endpoint, (body) => decrypt(body, keys.computeSecret.bind(keys), p256dh, auth));
    return {
      subscription: { endpoint, p256dh: p256dh.toString('base64url'), auth: auth.toString('base64url') },
    };
  }

  const transport: PushTransport = async ({ url, headers, body }) => {
    const status = answers.shift() ?? 201;
    const open = browsers.get(url);
    if (!open) return 410;
    if (!isSigned(String(headers['Authorization']), publicKey, new URL(url).origin)) return 403;
    if (status === 201) delivered.push({ endpoint: url, headers, text: open(body) });
    return status;
  };

  return {
    transport,
    subscribe,
    delivered,
    /** Messages that were delivered to a browser. */
    messagesOf: ({ subscription }: FakeBrowser): unknown[] =>
      delivered.flatMap(({ endpoint, text }) =>
        endpoint === subscription.endpoint ? [JSON.parse(text)] : [],
      ),
    /** The statuses of the next answers. */
    answerWith: (...statuses: number[]) => void answers.push(...statuses),
    /** The user has withdrawn the permission in the browser. */
    forget: ({ subscription }: FakeBrowser) => void browsers.delete(subscription.endpoint),
  };
}

/** The content coding aes128gcm with one record. */
function decrypt(body: Buffer, secretWith: (key: Buffer) => Buffer, own: Buffer, auth: Buffer): string {
  const salt = body.subarray(0, 16);
  const idLength = body.readUInt8(20);
  const sender = body.subarray(21, 21 + idLength);
  const record = body.subarray(21 + idLength);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), own, sender]);
  const secret = derive(secretWith(sender), auth, info, 32);
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(record.subarray(-16));
  const opened = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  // The last byte that is not padding ends the text.
  return opened.subarray(0, opened.lastIndexOf(2)).toString();
}

function derive(secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, info, length));
}

/** True if `vapid t=…, k=…` is a token of the server, for this push service and this day. */
function isSigned(authorization: string, publicKey: string, audience: string): boolean {
  const [, token = '', key] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(authorization) ?? [];
  const [header = '', claims = '', signature = ''] = token.split('.');
  if (key !== publicKey) return false;
  const point = Buffer.from(publicKey, 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const verifier = { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' } as const;
  const isTrue = verify(
    'sha256',
    Buffer.from(`${header}.${claims}`),
    verifier,
    Buffer.from(signature, 'base64url'),
  );
  const { aud, exp } = JSON.parse(Buffer.from(claims, 'base64url').toString());
  return isTrue && aud === audience && exp > Date.now() / 1_000 && exp <= Date.now() / 1_000 + 24 * 3_600;
}
