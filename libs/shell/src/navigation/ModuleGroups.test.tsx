import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, it, vi } from 'vitest';
import { ModuleGroups } from './ModuleGroups';
import { menuOf } from './menuOf';

const link = (redirect_url: string) => ({ action: { redirect_url } });

it('[2.41] links, in the phone menu, to the page of a module and to its only item elsewhere', () => {
  const items = [{ code: 'venues', name: 'Venues', ...link('/venues') }];
  const tabs = menuOf([{ code: 'home', name: 'Dashboard', ...link('/dashboard'), items }]);
  render(<ModuleGroups tabs={tabs} layout="grid" onFollow={vi.fn()} />, { wrapper: MemoryRouter });
  expect(screen.getAllByRole('link').map((each) => [each.textContent, each.getAttribute('href')])).toEqual([
    ['Dashboard', '/dashboard'],
    ['Venues', '/venues'],
  ]);
});
