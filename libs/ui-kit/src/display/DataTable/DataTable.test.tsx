import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { DataTable, type DataTableProps } from './DataTable';
import type { DataTableColumn } from './DataTable.types';

interface School {
  id: string;
  name: string;
  roll: number;
}

const columns: readonly DataTableColumn<School>[] = [
  { id: 'name', label: 'Name', render: (school) => school.name, isSortable: true },
  { id: 'roll', label: 'Roll', render: (school) => school.roll, align: 'end' },
];
const schools: readonly School[] = Array.from({ length: 1000 }, (_, index) => ({
  id: `s${index}`,
  name: `School ${index + 1}`,
  roll: index,
}));
const rowAt = (index: number) => schools[index];

function Schools(props: Partial<DataTableProps<School>>) {
  return <DataTable label="Schools" columns={columns} rowCount={schools.length} rowAt={rowAt} {...props} />;
}

const link = { href: (school: School) => `#${school.id}`, onOpen: vi.fn() };

afterEach(() => {
  cleanup();
  link.onOpen.mockClear();
});

it('renders only the visible rows, and announces the row count', () => {
  render(<Schools />);
  expect(screen.getByRole('table', { name: 'Schools' }).getAttribute('aria-rowcount')).toBe('1001');
  expect(screen.getAllByRole('row').length).toBeLessThan(30);
  expect(screen.getByRole('row', { name: 'School 1 0' }).getAttribute('aria-rowindex')).toBe('2');
});

it('renders and requests the rows at the scroll position', () => {
  const onRangeChange = vi.fn();
  render(<Schools onRangeChange={onRangeChange} />);
  const region = screen.getByRole('region', { name: 'Schools' });
  region.scrollTop = 5000;
  fireEvent.scroll(region);
  expect(screen.getByRole('row', { name: 'School 139 138' })).toBeTruthy();
  expect(onRangeChange).toHaveBeenLastCalledWith(138, 154);
});

it('starts at the top with other rows, in the same elements', () => {
  const { rerender } = render(<Schools link={link} rowsOf="all" />);
  const region = screen.getByRole('region', { name: 'Schools' });
  const top = screen.getByRole('link', { name: 'School 1' });
  rerender(<Schools link={link} rowsOf="found" rowAt={(index) => schools[index + 10]} />);
  expect(screen.getByRole('link', { name: 'School 11' })).toBe(top);
  region.scrollTop = 5000;
  fireEvent.scroll(region);
  rerender(<Schools link={link} rowsOf="all" />);
  expect(region.scrollTop).toBe(0);
  expect(screen.getByRole('link', { name: 'School 1' })).toBeTruthy();
});

it('shows placeholders for rows that are loading', () => {
  render(<Schools rowAt={() => undefined} rowCount={5} />);
  expect(screen.getAllByRole('row')).toHaveLength(6);
});

it('moves by keys with one tab stop, and opens with Enter', async () => {
  const user = userEvent.setup();
  render(<Schools link={link} />);
  await user.tab();
  expect(document.activeElement?.textContent).toBe('School 1');
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
  expect(document.activeElement?.textContent).toBe('School 2');
  await user.keyboard('{End}');
  expect(document.activeElement?.textContent).toBe('School 1000');
  await user.keyboard('{Enter}');
  expect(link.onOpen).toHaveBeenCalledWith(schools[999]);
  expect(screen.getAllByRole('link').filter((one) => one.tabIndex === 0)).toHaveLength(1);
});

it('opens a row on a click anywhere, and leaves a click with a modifier key to the browser', async () => {
  const user = userEvent.setup();
  render(<Schools link={link} />);
  await user.click(screen.getByRole('cell', { name: '4' }));
  expect(link.onOpen).toHaveBeenCalledWith(schools[4]);
  fireEvent.click(screen.getByRole('link', { name: 'School 3' }), { ctrlKey: true });
  expect(link.onOpen).toHaveBeenCalledOnce();
});

it('does not move the focus to another row when its row scrolls out of view', () => {
  render(<Schools link={link} />);
  screen.getByRole('link', { name: 'School 2' }).focus();
  const region = screen.getByRole('region', { name: 'Schools' });
  region.scrollTop = 5000;
  fireEvent.scroll(region);
  expect(document.activeElement).toBe(region);
});

it('sorts ascending, then descending', async () => {
  const onSortChange = vi.fn();
  const user = userEvent.setup();
  const { rerender } = render(<Schools onSortChange={onSortChange} />);
  await user.click(screen.getByRole('button', { name: 'Name' }));
  expect(onSortChange).toHaveBeenLastCalledWith({ id: 'name', direction: 'ascending' });
  rerender(<Schools onSortChange={onSortChange} sort={{ id: 'name', direction: 'ascending' }} />);
  expect(screen.getByRole('columnheader', { name: 'Name' }).getAttribute('aria-sort')).toBe('ascending');
  await user.click(screen.getByRole('button', { name: 'Name' }));
  expect(onSortChange).toHaveBeenLastCalledWith({ id: 'name', direction: 'descending' });
});

function Selectable() {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  return (
    <>
      <output>{selected.size} chosen</output>
      <Schools
        link={link}
        selection={{
          keyOf: (school) => school.id,
          labelOf: (school) => `Select ${school.name}`,
          selected,
          onSelectedChange: setSelected,
        }}
      />
    </>
  );
}

it('selects rows one by one, with the space bar, and all loaded rows', async () => {
  const user = userEvent.setup();
  render(<Selectable />);
  const count = screen.getByRole('status');
  await user.click(screen.getByRole('checkbox', { name: 'Select School 2' }));
  expect(count.textContent).toBe('1 chosen');
  expect(link.onOpen).not.toHaveBeenCalled();
  screen.getByRole('link', { name: 'School 3' }).focus();
  await user.keyboard(' ');
  expect(count.textContent).toBe('2 chosen');
  const all = within(screen.getAllByRole('rowgroup')[0] ?? document.body).getByRole('checkbox');
  await user.click(all);
  expect(count.textContent).toBe('1000 chosen');
  await user.click(all);
  expect(count.textContent).toBe('0 chosen');
});
