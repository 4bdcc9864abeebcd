import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { DisplayValue } from './DisplayValue';
import { displayTypes, isDisplayType } from './displayTypes';

afterEach(cleanup);

function shown(type: string, value: unknown): string {
  const { container, unmount } = render(<DisplayValue type={type} value={value} zone="Pacific/Auckland" />);
  const text = container.textContent ?? '';
  unmount();
  return text;
}

const venue = {
  hashcode: 'beef',
  qed_model: {
    title: 'Town Hall',
    visual_title: 'Auckland Town Hall',
    subtitle: 'Queen Street',
    url: '/venues/beef',
    model: 'venues',
    avatar: { icon: 'venue', color: 'blue', shape: 'square', placeholder: 'TH' },
  },
};

describe('[3.27] shows a value', () => {
  it.each([
    ['string', 'Two\nlines', 'Two\nlines'],
    ['count', 1250, '1,250'],
    ['count', ['a', 'b'], '2'],
    ['count', [], '0'],
    ['boolean', true, 'Yes'],
    ['boolean', 'no', 'No'],
    ['number', '1250.5', '1,250.5'],
    ['model', venue, 'THAuckland Town HallQueen Street'],
    ['model', { hashcode: 'c0', title: 'Aroha Ngata', model: 'users' }, 'ANAroha Ngata'],
    ['model-title', venue, 'Auckland Town Hall'],
    ['progress', 45, '45%'],
    ['progress', { done: 3, total: 4 }, '75%'],
    ['date', '2026-05-14', '14-May-2026'],
    ['date', new Date('2026-05-14T23:30:00Z'), '15-May-2026'],
    ['duedate', '2999-05-14', '14-May-2999'],
    ['datetime', '2026-05-14T07:05:00Z', '14-May-2026 19:05 NZST'],
    ['time', '19:05:00', '19:05'],
    ['status', { label: 'Confirmed', color: 'green' }, 'Confirmed'],
    ['status', 'pending', 'pending'],
    ['priority', 'HIGH', 'High'],
    ['priority', { level: 4 }, 'Urgent'],
    ['id', 'c0ffee', 'c0ffee'],
    ['path', 'Venues / Town Hall', 'VenuesTown Hall'],
    ['path', [venue, 'Main stage'], 'Auckland Town HallMain stage'],
    ['nested', { starts_at: '19:00', is_open: false }, 'Starts at19:00Is openfalse'],
    ['nested', ['a', 'b'], 'a, b'],
  ])('as %s: %j', (type, value, text) => {
    expect(shown(type, value)).toBe(text);
  });

  it('as stars', () => {
    render(<DisplayValue type="star" value={{ value: 3, max: 4 }} />);
    expect(screen.getByRole('img', { name: '3 of 4 stars' })).toBeTruthy();
  });

  it('[9.6] as a group of records: five and the number of others', () => {
    render(<DisplayValue type="model-group" value={Array.from({ length: 7 }, () => venue)} />);
    expect(screen.getAllByRole('img', { name: 'Auckland Town Hall' })).toHaveLength(5);
    expect(screen.getByText('+2 others')).toBeTruthy();
  });

  it('with a link that a router can follow', () => {
    const onFollow = vi.fn();
    render(<DisplayValue type="model" value={venue} onFollow={onFollow} />);
    fireEvent.click(screen.getByRole('link', { name: 'Auckland Town Hall' }));
    expect(onFollow).toHaveBeenCalledWith('/venues/beef');
  });

  it('without a link that would run a script', () => {
    render(<DisplayValue type="model-title" value={{ title: 'Trap', url: 'javascript:alert(1)' }} />);
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByText('Trap')).toBeTruthy();
  });
});

describe('[9.7] shows an empty value', () => {
  it.each([
    ['string', ''],
    ['number', null],
    ['date', undefined],
    ['nested', {}],
    ['star', Number.NaN],
    ['id', '  '],
  ])("as 'Not entered' for %s", (type, value) => {
    expect(shown(type, value)).toBe('Not entered');
  });

  it.each(['boolean', 'model', 'model-title', 'model-group', 'status', 'priority'])(
    "as 'Not selected' for %s",
    (type) => {
      expect(shown(type, null)).toBe('Not selected');
    },
  );
});

describe('[3.27] unexpected values', () => {
  it('are shown as text', () => {
    expect(shown('number', 'about ten')).toBe('about ten');
    expect(shown('date', 7)).toBe('7');
    expect(shown('star', { depth: 1 })).toBe('{"depth":1}');
    expect(shown('hologram', 'still there')).toBe('still there');
  });

  it('never throw, and always show something', { timeout: 60_000 }, () => {
    const anything = fc.anything({
      withBigInt: true,
      withDate: true,
      withMap: true,
      withNullPrototype: true,
    });
    fc.assert(
      fc.property(fc.constantFrom(...displayTypes, 'hologram'), anything, (type, value) => {
        const { container, unmount } = render(<DisplayValue type={type} value={value} />);
        expect(container.childNodes.length).toBeGreaterThan(0);
        unmount();
      }),
      { numRuns: 300 },
    );
  });

  it('can contain themselves', () => {
    const ring: Record<string, unknown> = { name: 'Ring' };
    ring['self'] = ring;
    for (const type of displayTypes) {
      const { container, unmount } = render(<DisplayValue type={type} value={ring} />);
      // A group shows its avatars' names to screen readers only.
      expect(container.innerHTML).toContain('Ring');
      unmount();
    }
  });
});

it('recognises display types by name', () => {
  expect(['nested', 'path', 'constructor', null].map(isDisplayType)).toEqual([true, true, false, false]);
});
