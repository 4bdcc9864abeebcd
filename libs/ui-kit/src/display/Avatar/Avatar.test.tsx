import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Avatar } from './Avatar';

afterEach(cleanup);

it('[9.6] shows at most four characters, counting an emoji as one', () => {
  render(<Avatar label="Team" placeholder="🎭🎵ABCDE" />);
  expect(screen.getByRole('img', { name: 'Team' }).textContent).toBe('🎭🎵AB');
});

it('shows the placeholder when the picture fails to load, and tries a new picture', () => {
  const { rerender } = render(<Avatar label="Team" placeholder="AB" image="/gone.png" />);
  const root = screen.getByRole('img', { name: 'Team' });
  fireEvent.error(root.querySelector('img') ?? root);
  expect(root.textContent).toBe('AB');

  rerender(<Avatar label="Team" placeholder="AB" image="/other.png" />);
  expect(root.querySelector('img')?.getAttribute('src')).toBe('/other.png');
});
