import { expect, it } from 'vitest';
import { isPushEndpoint } from './isPushEndpoint';

it.each([
  'https://fcm.googleapis.com/fcm/send/abc',
  'https://updates.push.services.mozilla.com/wpush/v2/gAAA',
  'https://web.push.apple.com/QGuQyavXutnMH',
])('takes %s', (address) => expect(isPushEndpoint(address)).toBe(true));

it.each([
  'http://fcm.googleapis.com/x',
  'https://localhost/x',
  'https://printer.local/x',
  'https://metadata.google.internal/x',
  'https://127.0.0.1/x',
  'https://2130706433/x',
  'https://0x7f.1/x',
  'https://[::1]/x',
  'https://fcm.googleapis.com:22/x',
  'https://user:secret@fcm.googleapis.com/x',
  'https://fcm.googleapis.com./x',
  'ftp://fcm.googleapis.com/x',
  'fcm',
  '',
  `https://fcm.googleapis.com/${'x'.repeat(1_000)}`,
])('refuses %s', (address) => expect(isPushEndpoint(address)).toBe(false));
