import { expect, it } from 'vitest';
import { storedShows, type StoredShow } from './storedShows';

it('[2.21] a device keeps who appears when it reads the show without them, and takes those that are read again', () => {
  // Copies pass both on as they are.
  const [show, cast, other] = [{}, { people: 1 }, { people: 2 }] as unknown as [
    StoredShow['show'],
    NonNullable<StoredShow['cast']>,
    NonNullable<StoredShow['cast']>,
  ];
  expect(storedShows.toCopy({ show, cast: undefined }, { show, cast }).cast).toBe(cast);
  expect(storedShows.toCopy({ show, cast: other }, { show, cast }).cast).toBe(other);
  expect(storedShows.toCopy({ show, cast: undefined }, null).cast).toBeUndefined();
});
