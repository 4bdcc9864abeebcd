import { expect, it } from 'vitest';
import { socketSources } from './socketSources';

const page = { protocol: 'http', host: 'showquest.localhost:3000', hostname: 'showquest.localhost' } as const;

it.each([
  ['the port of the socket', page, { socketPort: 3001, apiSelector: [] }, ['ws://showquest.localhost:3001']],
  [
    'the own port where a proxy hands one on',
    { protocol: 'https', host: 'show.example.org', hostname: 'show.example.org' } as const,
    { socketPort: 0, apiSelector: [] },
    ['wss://show.example.org'],
  ],
  [
    'the ports of an API that can be chosen',
    page,
    { socketPort: 3001, apiSelector: [{ name: 'Live', url: 'https://api.example.org' }] },
    ['ws://showquest.localhost:3001', 'wss://api.example.org', 'wss://api.example.org:444'],
  ],
  [
    'nothing of a host that is none',
    { ...page, hostname: "a; script-src 'self'" },
    { socketPort: 1, apiSelector: [] },
    [],
  ],
])('[7.48] names %s', (_case, request, settings, sources) => {
  expect(socketSources(request, settings)).toEqual(sources);
});
