import { cleanup, render, screen } from '@testing-library/react';
import { nearest } from '@callboard/domain/map';
import { afterEach, describe, expect, it } from 'vitest';
import { VenueMap } from './VenueMap';

afterEach(cleanup);

const wellington = { latitude: -41.2889, longitude: 174.7772 };
const places = [
  { name: 'Porirua Hall', latitude: -41.1338, longitude: 174.8406 },
  { name: 'Hutt Theatre', latitude: -41.2092, longitude: 174.908 },
  { name: 'Town Hall next door', latitude: -41.289, longitude: 174.7773 },
];
const nearby = nearest(wellington, places, (place) => place, 5);

describe('[2.21] the map of a venue', () => {
  it('names the venue, the places around it and a scale, and says where its outline is from', () => {
    const { container } = render(<VenueMap name="Opera House" point={wellington} nearby={nearby} />);
    expect(screen.getByRole('img', { name: 'Map: where Opera House is' })).toBeTruthy();
    expect(screen.getByText('Porirua Hall')).toBeTruthy();
    expect(screen.getByText('Hutt Theatre')).toBeTruthy();
    expect(screen.getByText(/^\d+ km$/)).toBeTruthy();
    expect(screen.getByText('Outline: Natural Earth')).toBeTruthy();
    // A venue whose name would be on the pin is only in the list.
    expect(screen.queryByText('Town Hall next door')).toBeNull();
    for (const { name, attributes } of [...container.querySelectorAll('*')].flatMap((each) => ({
      name: each.tagName,
      attributes: [...each.attributes].map(({ value }) => value),
    }))) {
      expect([name, attributes.filter((value) => value.includes('http'))]).toEqual([name, []]);
    }
  });

  it('shows distances where it has no outline of the land', () => {
    render(<VenueMap name="Globe" point={{ latitude: 51.5, longitude: -0.1 }} nearby={[]} />);
    expect(screen.getByText(/only distances are drawn/)).toBeTruthy();
  });
});
