import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { fakeServer, json } from '../../testing/fakeServer';
import { closeApps, openApp } from '../../testing/openApp';

vi.mock('@callboard/screens', () => import('../../testing/fakeScreens'));

afterEach(async () => {
  await closeApps();
  cleanup();
  vi.unstubAllGlobals();
});

const at = '/badges/0f0e0d0c-0b0a-4908-8706-050403020100.proof';
const claims = {
  name: 'First draft',
  issuer: { name: 'Launchpad', url: 'https://launchpad.test' },
  validFrom: '2026-05-07T00:00:00Z',
  credentialSubject: {
    identifier: [{ identityHash: 'Tama R.' }],
    achievement: { criteria: { narrative: 'A whole draft' } },
  },
};
const base64url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
const part = (value: object) => base64url(new TextEncoder().encode(JSON.stringify(value)));

let pair: CryptoKeyPair;
beforeAll(async () => {
  pair = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, ['sign', 'verify']);
});

/** A token as a server signs it. */
async function sign(given: object = claims): Promise<string> {
  const text = `${part({ alg: 'ES256', kid: 'one' })}.${part(given)}`;
  const bytes = new TextEncoder().encode(text);
  const signature = await crypto.subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, pair.privateKey, bytes);
  return `${text}.${base64url(new Uint8Array(signature))}`;
}

async function show(data: object) {
  const { kty, crv, x, y } = await crypto.subtle.exportKey('jwk', pair.publicKey);
  fakeServer({
    publicBadge: json({ success: true, data }),
    badgeKeys: json({ keys: [{ kty, crv, x, y, alg: 'ES256', use: 'sig', kid: 'one' }] }),
  });
  await openApp({ at });
}

describe('[7.41] the public page of a badge', () => {
  it('shows what was signed, that the signature holds, and where the public keys are', async () => {
    await show({ status: 'valid', credential: await sign() });
    expect(await screen.findByText('The signature is valid')).toBeTruthy();
    for (const text of ['First draft', 'Tama R.', '07-May-2026', 'Launchpad', 'A whole draft'])
      expect(screen.getByText(text)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Public keys' }).getAttribute('href')).toBe(
      'https://launchpad.test/api/v21/system/badge_keys',
    );
    expect(screen.getByRole('button', { name: 'Save the signed badge' })).toBeTruthy();
  });

  it('names a text that is not what was signed, and shows none of it', async () => {
    const [header, , signature] = (await sign()).split('.');
    const forged = part({ ...claims, name: 'Gold medal' });
    await show({ status: 'valid', credential: [header, forged, signature].join('.') });
    expect((await screen.findByRole('alert')).textContent).toContain('The signature is not valid');
    expect(screen.queryByText('Gold medal')).toBeNull();
  });

  it('names a badge that was revoked', async () => {
    await show({ status: 'revoked', badge: 'First draft', issuer: 'Launchpad' });
    expect((await screen.findByRole('alert')).textContent).toContain('This badge was revoked');
  });

  it('has nothing of a badge that is closed', async () => {
    fakeServer({ publicBadge: json({ detail: 'No item found' }, 404), badgeKeys: json({ keys: [] }) });
    await openApp({ at });
    expect(await screen.findByText('No badge here')).toBeTruthy();
  });
});
