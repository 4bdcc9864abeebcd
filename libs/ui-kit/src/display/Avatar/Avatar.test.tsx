import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Avatar } from './Avatar';

afterEach(cleanup);

it('[9.6] shows at most four characters, also of those beyond the basic plane', () => {
  render(<Avatar label="Team" placeholder="🎭🎵ABCDE" />);
  expect(screen.getByRole('img', { name: 'Team' }).textContent).toBe('🎭🎵AB');
});

it('falls back to the placeholder when the picture is broken, and tries another picture', () => {
  const { rerender } = render(<Avatar label="Team" placeholder="AB" image="/gone.png" />);
  const root = screen.getByRole('img', { name: 'Team' });
  fireEvent.error(root.querySelector('img') ?? root);
  expect(root.textContent).toBe('AB');

  rerender(<Avatar label="Team" placeholder="AB" image="/other.png" />);
  expect(root.querySelector('img')?.getAttribute('src')).toBe('/other.png');
});
