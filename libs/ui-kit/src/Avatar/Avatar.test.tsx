import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Avatar } from './Avatar';

afterEach(cleanup);

it('[9.6] shows at most four characters, also of those beyond the basic plane', () => {
  render(<Avatar label="Team" placeholder="🎭🎵ABCDE" />);
  expect(screen.getByRole('img', { name: 'Team' }).textContent).toBe('🎭🎵AB');
});
