import { events } from '@callboard/api-contract/events';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { sentEvents } from '../live/createTenantFeed';
import { storedEvents } from './emit';

const sources = join(import.meta.dirname, '..', '..');

/** The names that something subscribes to, as the sources have it. */
function subscribed(): string[] {
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
  );
  return files.flatMap((file) =>
    [
      ...readFileSync(join(sources, file), 'utf8').matchAll(/^[^*\n]*\b(?:subscribe|onEvent)\('([\w.]+)'/gm),
    ].map(([, name = '']) => name),
  );
}

it('no event is declared without a listener: a subscriber, the clients, or the history', () => {
  const heard = new Set<string>([...subscribed(), ...sentEvents, ...storedEvents]);
  expect(Object.keys(events).filter((name) => !heard.has(name))).toEqual([]);
});
