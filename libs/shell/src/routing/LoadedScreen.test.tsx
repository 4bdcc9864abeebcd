import { act, cleanup, render, screen } from '@testing-library/react';
import { startTransition, Suspense, useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { LoadedScreen } from './LoadedScreen';

const known = vi.hoisted(() => ({ isLoaded: false }));
vi.mock('@callboard/api-contract', async (original) => ({
  ...(await original<object>()),
  isLoaded: () => known.isLoaded,
  loadCollections: async () => {
    known.isLoaded = true;
  },
}));

afterEach(cleanup);

function Tags() {
  return <h1>Tags</h1>;
}
const load = async () => ({ Screen: Tags });

it('draws a screen whose collection arrives while it is being drawn, without a fault', async () => {
  const onRecoverableError = vi.fn();
  let show = () => {};
  function Place() {
    const [isShown, setShown] = useState(false);
    show = () => startTransition(() => setShown(true));
    return <Suspense>{isShown && <LoadedScreen load={load} collection="tags" />}</Suspense>;
  }
  render(<Place />, { onRecoverableError });
  await act(async () => show());
  expect(await screen.findByRole('heading', { name: 'Tags' })).toBeTruthy();
  expect(onRecoverableError).not.toHaveBeenCalled();
});
