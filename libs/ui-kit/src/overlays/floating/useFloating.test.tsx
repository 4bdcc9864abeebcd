import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { Menu } from '../Menu/Menu';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

async function openMenu(): Promise<HTMLElement> {
  render(<Menu label="Actions" items={[{ label: 'Edit', onSelect: vi.fn() }]} />);
  const opener = screen.getByRole('button', { name: 'Actions' });
  await userEvent.click(opener);
  return opener;
}

it('stays open while its anchor does not move, as after a scroll that preceded its opening', async () => {
  await openMenu();
  fireEvent.scroll(document);
  fireEvent(window, new Event('resize'));
  expect(screen.getByRole('menu')).toBeTruthy();
});

it('closes when its anchor is scrolled away', async () => {
  const opener = await openMenu();
  vi.spyOn(opener, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, -80, 40, 20));
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(100);
  fireEvent.scroll(document);
  expect(screen.queryByRole('menu')).toBeNull();
});

it('stays open when the page that is still loading moves its anchor, and a scroll from before its opening arrives', async () => {
  const opener = await openMenu();
  vi.spyOn(opener, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 80, 40, 20));
  fireEvent.scroll(document);
  expect(screen.getByRole('menu')).toBeTruthy();
});

it('follows its anchor when the window is resized', async () => {
  vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(800);
  const opener = await openMenu();
  vi.spyOn(opener, 'getBoundingClientRect').mockReturnValue(new DOMRect(60, 0, 40, 20));
  fireEvent(window, new Event('resize'));
  fireEvent.scroll(document);
  await waitFor(() => expect(screen.getByRole('menu').style.left).toBe('60px'));
});
