import { allowedApisMeta } from '@callboard/api-contract/accounts';
import { createValueStorage, keepIn, valueStorage, memoryBacking } from '@callboard/auth';
import { beforeEach, expect, it } from 'vitest';
import { allowedApis, selectedApi, selectedDomain, originOfApi } from './choices';

const staging = 'https://staging.example';

beforeEach(() => {
  keepIn(createValueStorage(memoryBacking()));
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
  valueStorage().write('api', 'https://evil.example');
  expect(originOfApi([staging])).toBe('');
  expect(selectedApi([staging])).toBe('');
  valueStorage().write('api', staging);
  expect(originOfApi([staging])).toBe(staging);
  expect(selectedApi([staging])).toBe(staging);
});

it('[2.2] [3.36] also uses the APIs that the server of the page has allowed in a meta tag, and no other', () => {
  document.head.append(listOfApis(`https://live.example ${staging}`));
  const named = [
    { name: 'Staging', url: staging },
    { name: 'Evil', url: 'https://evil.example' },
  ];
  expect(allowedApis(named)).toEqual([{ name: 'Staging', url: staging }]);
  valueStorage().write('api', staging);
  expect([originOfApi(), selectedApi()]).toEqual([staging, staging]);
  valueStorage().write('api', 'https://evil.example');
  expect([originOfApi(), selectedApi()]).toEqual(['', '']);
  // A meta tag in the body is content, and allows nothing.
  document.body.append(listOfApis('https://evil.example'));
  expect(originOfApi()).toBe('');
  document.body.replaceChildren();
});

it('[1.3] [3.36] uses a stored domain if the build allows it, else its own', () => {
  valueStorage().write('domain', 'rockquest');
  expect(selectedDomain('showquest')).toBe('showquest');
  expect(selectedDomain('showquest', ['rockquest'])).toBe('rockquest');
  expect(selectedDomain('showquest', ['basketball'])).toBe('showquest');
});

function listOfApis(content: string): HTMLMetaElement {
  return Object.assign(document.createElement('meta'), { name: allowedApisMeta, content });
}
