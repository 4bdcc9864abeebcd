import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { Menu } from './Menu';

afterEach(cleanup);

it('opens by key, skips disabled items, selects and returns the focus', async () => {
  const onExport = vi.fn();
  const user = userEvent.setup();
  render(
    <Menu
      label="Actions"
      items={[
        { label: 'Edit', onSelect: vi.fn() },
        { label: 'Archive', disabled: true, onSelect: vi.fn() },
        { label: 'Export', separator: true, onSelect: onExport },
      ]}
    />,
  );
  const opener = screen.getByRole('button', { name: 'Actions' });
  opener.focus();
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(screen.getByRole('menuitem', { name: 'Edit' }));
  await user.keyboard('{ArrowDown}{Enter}');
  expect(onExport).toHaveBeenCalledOnce();
  expect(screen.queryByRole('menu')).toBeNull();
  expect(document.activeElement).toBe(opener);
});

it('closes on Escape without selecting', async () => {
  const onSelect = vi.fn();
  const user = userEvent.setup();
  render(<Menu label="Actions" items={[{ label: 'Edit', onSelect }]} />);
  await user.click(screen.getByRole('button', { name: 'Actions' }));
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).toBeNull();
  expect(onSelect).not.toHaveBeenCalled();
});

it('[3.4] does nothing for a disabled item', async () => {
  const onSelect = vi.fn();
  const user = userEvent.setup();
  render(<Menu label="Actions" items={[{ label: 'Edit', disabled: true, onSelect }]} />);
  await user.click(screen.getByRole('button', { name: 'Actions' }));
  await user.click(screen.getByRole('menuitem', { name: 'Edit' }));
  expect(onSelect).not.toHaveBeenCalled();
});
