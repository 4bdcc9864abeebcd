import { expect, it } from 'vitest';
import { quietUntil } from './quietUntil';

const night = { quiet: { from: '21:00', to: '07:00' }, time_zone: 'Pacific/Auckland' };
// In May it is UTC+12 there.
const at = (clock: string) => new Date(`2026-05-14T${clock}:30Z`);

it('waits until the quiet hours end, over midnight too', () => {
  expect(quietUntil(at('09:00'), night)?.toISOString()).toBe('2026-05-14T19:00:00.000Z');
  expect(quietUntil(at('18:59'), night)?.toISOString()).toBe('2026-05-14T19:00:00.000Z');
  const noon = { ...night, quiet: { from: '12:00', to: '13:30' } };
  expect(quietUntil(at('00:15'), noon)?.toISOString()).toBe('2026-05-14T01:30:00.000Z');
});

it('waits for nothing outside of them, or without any', () => {
  expect(quietUntil(at('19:00'), night)).toBeNull();
  expect(quietUntil(at('08:59'), night)).toBeNull();
  expect(quietUntil(at('10:00'), { ...night, quiet: null })).toBeNull();
  expect(quietUntil(at('10:00'), { ...night, quiet: { from: '08:00', to: '08:00' } })).toBeNull();
});
