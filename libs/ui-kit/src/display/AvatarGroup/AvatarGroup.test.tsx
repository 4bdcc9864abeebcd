import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { AvatarGroup } from './AvatarGroup';

afterEach(cleanup);

const people = ['Aroha', 'Wiremu', 'Mere', 'Tama', 'Hine', 'Rangi', 'Kahu'].map((label) => ({
  id: label,
  label,
  placeholder: label,
}));

it('[9.6] shows five avatars and counts the others', () => {
  render(<AvatarGroup label="Crew" members={people} />);
  expect(screen.getAllByRole('listitem')).toHaveLength(5);
  expect(screen.getByText('+2 others')).toBeTruthy();
  expect(screen.getByRole('tooltip', { hidden: true }).textContent).toBe('Rangi, Kahu');
});

it('[9.6] counts one other as one', () => {
  render(<AvatarGroup label="Crew" members={people.slice(0, 6)} />);
  expect(screen.getByText('+1 other')).toBeTruthy();
});

it('[9.6] shows no count when there are no others', () => {
  render(<AvatarGroup label="Crew" members={people.slice(0, 5)} />);
  expect(screen.getAllByRole('listitem')).toHaveLength(5);
  expect(screen.queryByText(/other/)).toBeNull();
});
