import { allowedApisMeta } from '@callboard/api-contract';
import { createKeptStorage, keepIn, keptStorage, memoryBacking } from '@callboard/auth';
import { beforeEach, expect, it } from 'vitest';
import { allowedApis, chosenApi, chosenDomain, originOfApi } from './choices';

const staging = 'https://staging.example';

beforeEach(() => {
  keepIn(createKeptStorage(memoryBacking()));
  document.head.replaceChildren();
});

it('[2.2] only offers the APIs of the server that the build allows', () => {
  const named = [
    { name: 'Staging', url: `${staging}/api` },
    { name: 'Evil', url: 'https://evil.example' },
    { name: 'Odd', url: 'javascript:alert(1)' },
  ];
  expect(allowedApis(named, [staging])).toEqual([{ name: 'Staging', url: staging }]);
  expect(allowedApis(named)).toEqual([]);
});

it('[3.36] uses a stored API only if the build allows it', () => {
  keptStorage().write('api', 'https://evil.example');
  expect(originOfApi([staging])).toBe('');
  expect(chosenApi([staging])).toBe('');
  keptStorage().write('api', staging);
  expect(originOfApi([staging])).toBe(staging);
  expect(chosenApi([staging])).toBe(staging);
});

it('[2.2] [3.36] also uses the APIs that the server of the page has allowed in a meta tag, and no other', () => {
  document.head.append(listOfApis(`https://live.example ${staging}`));
  const named = [
    { name: 'Staging', url: staging },
    { name: 'Evil', url: 'https://evil.example' },
  ];
  expect(allowedApis(named)).toEqual([{ name: 'Staging', url: staging }]);
  keptStorage().write('api', staging);
  expect([originOfApi(), chosenApi()]).toEqual([staging, staging]);
  keptStorage().write('api', 'https://evil.example');
  expect([originOfApi(), chosenApi()]).toEqual(['', '']);
  // A meta tag in the body is content, and allows nothing.
  document.body.append(listOfApis('https://evil.example'));
  expect(originOfApi()).toBe('');
  document.body.replaceChildren();
});

it('[1.3] [3.36] uses a stored domain if the build allows it, else its own', () => {
  keptStorage().write('domain', 'rockquest');
  expect(chosenDomain('showquest')).toBe('showquest');
  expect(chosenDomain('showquest', ['rockquest'])).toBe('rockquest');
  expect(chosenDomain('showquest', ['basketball'])).toBe('showquest');
});

function listOfApis(content: string): HTMLMetaElement {
  return Object.assign(document.createElement('meta'), { name: allowedApisMeta, content });
}
