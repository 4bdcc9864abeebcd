import * as v from 'valibot';
import { afterEach, expect, it } from 'vitest';
import { storedJson } from './storedJson';

afterEach(() => localStorage.clear());

const widths = storedJson('widths', v.record(v.string(), v.number()));

it('reads what was written, until it is removed', () => {
  expect(widths.write({ name: 360 })).toBe(true);
  expect(widths.read()).toEqual({ name: 360 });
  widths.remove();
  expect(widths.read()).toBeNull();
});

it.each(['{', '7', '{"name":"wide"}', ''])('reads invalid content %s as null', (content) => {
  localStorage.setItem('widths', content);
  expect(widths.read()).toBeNull();
});
