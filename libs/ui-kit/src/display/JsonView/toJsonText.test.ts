import fc from 'fast-check';
import { expect, it } from 'vitest';
import { atomOf, toJsonText } from './toJsonText';

it('writes values that JSON can represent as JSON', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(JSON.parse(toJsonText(value))).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});

it('writes cycles, large numbers and functions too', () => {
  const ring: Record<string, unknown> = { size: 9n };
  ring['self'] = ring;
  expect(JSON.parse(toJsonText(ring))).toEqual({ size: '9', self: '…' });
  expect(toJsonText(undefined)).toBe('undefined');
});

it('never throws', () => {
  fc.assert(
    fc.property(
      fc.anything({ withBigInt: true, withDate: true, withMap: true, withNullPrototype: true }),
      (value) => {
        expect(typeof toJsonText(value)).toBe('string');
        expect(typeof atomOf(value).text).toBe('string');
      },
    ),
  );
});
