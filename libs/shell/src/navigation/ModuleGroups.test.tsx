import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ModuleGroups } from './ModuleGroups';
import { menuOf } from './menuOf';

afterEach(cleanup);

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

describe('[2.41] more than twelve links', () => {
  const tabs = ['Ticketing', 'Finance', 'Office'].map((label, index) => ({
    code: label,
    label,
    to: `/${label}/1`,
    icon: 'tag',
    links: Array.from({ length: [18, 4, 2][index] ?? 0 }, (_, at) => ({
      code: `${label}${at}`,
      label: `${label} page ${at + 1}`,
      to: `/${label}/${at + 1}`,
    })),
  }));
  const show = async (at = '/') => {
    render(
      <MemoryRouter initialEntries={[at]}>
        <ModuleGroups tabs={tabs} onFollow={vi.fn()} />
      </MemoryRouter>,
    );
    await screen.findByRole('textbox', { name: 'Find a page' });
    return userEvent.setup();
  };
  const isOpen = (label: string) => screen.getByText(label).closest('details')?.open;

  it('are closed but for those of the page that is open', async () => {
    await show('/Finance/2');
    expect(tabs.map(({ label }) => isOpen(label))).toEqual([false, true, false]);
  });

  it('are at most twelve of a module until all are requested', async () => {
    const user = await show('/Ticketing/1');
    const ofTicketing = () => screen.getAllByRole('link', { name: /^Ticketing/ }).length;
    expect(ofTicketing()).toBe(12);
    await user.click(screen.getByRole('button', { name: 'Show all 18' }));
    expect(ofTicketing()).toBe(18);
  });

  it('are found by the words of a page and of its module', async () => {
    const user = await show();
    await user.type(screen.getByRole('textbox', { name: 'Find a page' }), 'office 2');
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/Office/2']);
    await user.type(screen.getByRole('textbox', { name: 'Find a page' }), 'x');
    expect(screen.getByText('No page has this name')).toBeTruthy();
  });
});
