import { cleanup, render, screen } from '@testing-library/react';
import { Suspense, type ComponentType } from 'react';
import { afterEach, expect, it } from 'vitest';
import { lazyPart } from './lazyPart';

afterEach(cleanup);

const Greeting = ({ name }: { name: string }) => <p>Kia ora, {name}</p>;

function show(Part: ComponentType<{ name: string }>) {
  return render(
    <Suspense fallback="Loading">
      <Part name="Aroha" />
    </Suspense>,
  ).container;
}

it('shows the fallback until the chunk is there', async () => {
  const container = show(lazyPart(async () => Greeting));
  expect(container.textContent).toBe('Loading');
  expect(await screen.findByText('Kia ora, Aroha')).toBeDefined();
});

it('renders without a fallback what was fetched ahead', async () => {
  const Part = lazyPart(async () => Greeting);
  await Part.fetch();
  expect(show(Part).textContent).toBe('Kia ora, Aroha');
});

it('fetches again what failed to be fetched ahead', async () => {
  let attempts = 0;
  const Part = lazyPart(async () => {
    attempts += 1;
    if (attempts === 1) throw new Error('offline');
    return Greeting;
  });
  await Part.fetch();
  show(Part);
  expect(await screen.findByText('Kia ora, Aroha')).toBeDefined();
});
