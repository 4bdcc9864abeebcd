import { expect, it } from 'vitest';
import { ceremonySteps } from './ceremonySteps';

const act = (name: string, place: number | null) => ({ name, place });

it('[3.24] a ceremony goes from the last place to the first, a shared place by name, and leaves out acts without one', () => {
  const acts = [act('Delta', null), act('Anchor', 1), act('Current', 2), act('Breeze', 2), act('Echo', 4)];
  expect(ceremonySteps(acts).map(({ name }) => name)).toEqual(['Echo', 'Breeze', 'Current', 'Anchor']);
});
