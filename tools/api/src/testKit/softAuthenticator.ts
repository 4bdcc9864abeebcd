import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';

/** Errors that a test can make on purpose. */
export interface Twist {
  origin?: string;
  challenge?: string;
  isVerified?: boolean;
  counter?: number;
  key?: KeyObject;
}

/** An authenticator in software: makes and uses one passkey, as WebAuthn has it (ES256, no attestation). */
export function softAuthenticator(origin: string, rpId: string) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  let userHandle = '';

  function register(options: { challenge: string; user: { id: string } }, twist: Twist = {}) {
    userHandle = options.user.id;
    const clientDataJSON = clientData(
      'webauthn.create',
      twist.challenge ?? options.challenge,
      twist.origin ?? origin,
    );
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    const coseKey = map([
      [integer(1), integer(2)],
      [integer(3), integer(-7)],
      [integer(-1), integer(1)],
      [integer(-2), bytes(Buffer.from(x, 'base64url'))],
      [integer(-3), bytes(Buffer.from(y, 'base64url'))],
    ]);
    const idLength = Buffer.alloc(2);
    idLength.writeUInt16BE(id.length);
    const attested = Buffer.concat([Buffer.alloc(16), idLength, id, coseKey]);
    const authData = Buffer.concat([head(rpId, 0x40, twist), attested]);
    const attestationObject = map([
      [text('fmt'), text('none')],
      [text('attStmt'), map([])],
      [text('authData'), bytes(authData)],
    ]);
    return {
      ...envelope(),
      response: {
        clientDataJSON: clientDataJSON.toString('base64url'),
        attestationObject: attestationObject.toString('base64url'),
        transports: ['internal'],
      },
    };
  }

  function authenticate(options: { challenge: string }, twist: Twist = {}) {
    const clientDataJSON = clientData(
      'webauthn.get',
      twist.challenge ?? options.challenge,
      twist.origin ?? origin,
    );
    const authenticatorData = head(rpId, 0, twist);
    const signed = Buffer.concat([authenticatorData, sha256(clientDataJSON)]);
    return {
      ...envelope(),
      response: {
        clientDataJSON: clientDataJSON.toString('base64url'),
        authenticatorData: authenticatorData.toString('base64url'),
        signature: sign('sha256', signed, twist.key ?? privateKey).toString('base64url'),
        userHandle,
      },
    };
  }

  function envelope() {
    const name = id.toString('base64url');
    return { id: name, rawId: name, type: 'public-key', clientExtensionResults: {} };
  }

  return { register, authenticate };
}

function clientData(type: string, challenge: string, origin: string): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}

/** The hash of the relying party, the flags (present, and verified by default) and the counter. */
function head(rpId: string, flags: number, { isVerified = true, counter = 0 }: Twist): Buffer {
  const rest = Buffer.alloc(5);
  rest.writeUInt8(flags | 0x01 | (isVerified ? 0x04 : 0));
  rest.writeUInt32BE(counter, 1);
  return Buffer.concat([sha256(Buffer.from(rpId)), rest]);
}

function sha256(data: Buffer): Buffer {
  return createHash('sha256').update(data).digest();
}

/** CBOR, as much of it as is needed here. */
function lead(type: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(type << 5) | length]);
  if (length < 256) return Buffer.from([(type << 5) | 24, length]);
  return Buffer.from([(type << 5) | 25, length >> 8, length & 0xff]);
}

function integer(value: number): Buffer {
  return value >= 0 ? lead(0, value) : lead(1, -1 - value);
}

function bytes(value: Buffer): Buffer {
  return Buffer.concat([lead(2, value.length), value]);
}

function text(value: string): Buffer {
  return Buffer.concat([lead(3, Buffer.byteLength(value)), Buffer.from(value)]);
}

function map(entries: readonly (readonly [Buffer, Buffer])[]): Buffer {
  return Buffer.concat([lead(5, entries.length), ...entries.flat()]);
}
