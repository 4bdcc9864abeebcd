// @vitest-environment node
import { afterEach, expect, it, vi } from 'vitest';
import { appConfig } from './appConfig.mjs';

afterEach(() => vi.unstubAllEnvs());

const builtIn = () => {
  const { define } = appConfig();
  return [define?.['import.meta.env.VITE_BUILD'], define?.['import.meta.env.VITE_BUILT_ON']];
};

it('[1.13] has the number and the day of its build that are set', () => {
  vi.stubEnv('VITE_BUILD', '1234');
  vi.stubEnv('VITE_BUILT_ON', '2026-11-28');
  expect(builtIn()).toEqual(['"1234"', '"2026-11-28"']);
});

it('[1.13] has those of the commit where they are empty, and without a commit is called dev', () => {
  vi.stubEnv('VITE_BUILD', '');
  vi.stubEnv('VITE_BUILT_ON', '');
  expect(builtIn()).toEqual([
    expect.stringMatching(/^"([\da-f]{7,40}|dev)"$/),
    expect.stringMatching(/^"(\d{4}-\d\d-\d\d)?"$/),
  ]);
  vi.stubEnv('PATH', '/nowhere');
  expect(builtIn()).toEqual(['"dev"', '""']);
});
