import { screen } from '@testing-library/react';
import type { ScreenAddress } from '@callboard/tenant';
import { afterEach, expect, it, vi } from 'vitest';
import { fakeServer } from '../testing/fakeServer';
import { closeApps, openApp, signIn } from '../testing/openApp';

const { happened } = vi.hoisted(() => ({ happened: [] as string[] }));

vi.mock('@callboard/screens', async () => {
  const fake = await import('../testing/fakeScreens');
  const Screen = () => {
    happened.push('rendered');
    return <h1>First page</h1>;
  };
  const firstRequest =
    ({ collection, query }: ScreenAddress) =>
    async () => {
      happened.push(`dispatched for ${collection}?${query}`);
      await Promise.resolve();
      happened.push('requested');
    };
  return { ...fake, screens: { ...fake.screens, EventsCentre: async () => ({ Screen, firstRequest }) } };
});

afterEach(async () => {
  await closeApps();
  happened.length = 0;
  vi.unstubAllGlobals();
});

it('[2.32] requests what the page after the login shows first before that is rendered', async () => {
  fakeServer();
  await signIn(await openApp({ at: '/events?when=past' }));
  await screen.findByRole('heading', { name: 'First page' });
  expect(happened.slice(0, 3)).toEqual(['dispatched for events?when=past', 'requested', 'rendered']);
  expect(happened.filter((each) => each === 'requested')).toHaveLength(1);
});
