import { expect, it } from 'vitest';
import { readFrame } from './pushes';

const record = '00000000-0000-4000-8000-000000000001';

it('[7.48] reads a push with its number and position', () => {
  const payload = { code: 'record.changed', collection: 'venues', record, kind: 'update' } as const;
  expect(readFrame(JSON.stringify({ payload, number: 7, position: '1-2:3:' }))).toEqual({
    payload,
    number: 7,
    position: '1-2:3:',
  });
});

it('[7.48] reads the message of a code that it does not know', () => {
  const text = JSON.stringify({ payload: { code: 'stage.lit', message: 'The stage is lit.', more: 1 } });
  expect(readFrame(text)?.payload).toEqual({ code: 'unknown', message: 'The stage is lit.' });
});

it.each([
  'no json',
  '{}',
  'null',
  '{"payload":{"code":7}}',
  '{"payload":{"code":"message.created"}}',
  '{"payload":{"code":"message.created","record":"1","conversation":"2"}}',
])('[7.48] refuses %s', (text) => {
  expect(readFrame(text)).toBeNull();
});
