import { collectionPath } from '@callboard/api-contract';
import { collectionNamed } from '@callboard/api-contract/collections';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeApi } from '../../testing/fakeApi';
import { manyVenues } from '../../testing/records';
import { renderScreen } from '../../testing/renderScreen';
import { RecordList } from '../RecordList';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const venues = manyVenues.slice(0, 3);
const [first, second] = venues;
const at = '/?as=cells&columns=name,capacity,status';

async function open(where = at, roles: readonly ('staff' | 'judge')[] = ['staff']) {
  const api = fakeApi({ venues, regions: [] });
  const view = renderScreen(<RecordList collection="venues" />, { at: where, roles });
  const grid = await screen.findByRole('grid', { name: 'Cells of venues' });
  const cell = (row: number, column: number) => {
    const found = grid.querySelector<HTMLElement>(`[data-cell="${row}:${column}"]`);
    if (!found) throw new Error(`There is no cell ${row}:${column}.`);
    return found;
  };
  const patches = () => api.calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body);
  return { ...view, api, grid, cell, patches };
}

type Fake = Awaited<ReturnType<typeof open>>;

const answer = (api: Fake['api'], status: number, results: object[]) =>
  api.answerOnce('PATCH', collectionPath(collectionNamed('venues')), status, { results });
const done = (record: typeof first) => ({ hashcode: record?.hashcode, success: true });

function paste(cell: HTMLElement, text: string) {
  fireEvent.paste(cell, { clipboardData: { getData: () => text } });
}

describe('the cells of a list', () => {
  it('[3.28] move by keys, with one tab stop', async () => {
    const { cell, grid, user } = await open();
    cell(0, 0).focus();
    await user.keyboard('{ArrowDown}{ArrowRight}');
    expect(document.activeElement).toBe(cell(1, 1));
    await user.keyboard('{Control>}{End}{/Control}');
    expect(document.activeElement).toBe(cell(2, 2));
    await user.keyboard('{Home}');
    expect(document.activeElement).toBe(cell(2, 0));
    await user.keyboard('{Shift>}{ArrowUp}{ArrowRight}{/Shift}');
    expect(within(grid).getAllByRole('gridcell', { selected: true })).toHaveLength(4);
    expect(screen.getByText('4 selected')).toBeTruthy();
    expect(grid.querySelectorAll('[data-cell][tabindex="0"]')).toHaveLength(1);
  });

  it('[7.20] are edited by typing, and saved with the version of their record', async () => {
    const { api, cell, patches, user } = await open();
    answer(api, 200, [done(first)]);
    cell(0, 1).focus();
    await user.keyboard('1234{Enter}');
    expect(document.activeElement).toBe(cell(1, 1));
    await screen.findByRole('button', { name: 'Undo' });
    expect(patches()).toEqual([
      { bulk_patch: [{ hashcode: first?.hashcode, version: first?.version, capacity: 1234 }] },
    ]);
    await user.keyboard('{F2}77{Escape}');
    expect(patches()).toHaveLength(1);
  });

  it('[5.17] leave a text that cannot be read in its cell, marked and named', async () => {
    const { cell, patches, user } = await open();
    cell(0, 1).focus();
    await user.keyboard('many{Tab}');
    const banner = await screen.findByRole('alert');
    expect(banner.textContent).toContain('One cell was not saved');
    expect(cell(0, 1).getAttribute('aria-invalid')).toBe('true');
    expect(cell(0, 1).textContent).toContain('many');
    await user.click(within(banner).getByRole('button', { name: /, Capacity$/ }));
    expect(document.activeElement).toBe(cell(0, 1));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(patches()).toEqual([]);
  });

  it('[7.20] take a block of a spreadsheet in one request, and name what is refused', async () => {
    const { api, cell, patches } = await open();
    answer(api, 207, [done(first), { hashcode: second?.hashcode, success: false, error: 'Already taken' }]);
    paste(cell(0, 0), 'Hall A\t10\tActive\nHall B\t20\n\tmuch\t\tx');
    const banner = await screen.findByRole('alert');
    expect(patches()).toEqual([
      {
        bulk_patch: [
          { hashcode: first?.hashcode, version: first?.version, name: 'Hall A', capacity: 10 },
          { hashcode: second?.hashcode, version: second?.version, name: 'Hall B', capacity: 20 },
        ],
      },
    ]);
    expect(banner.textContent).toContain('Already taken');
    expect(banner.textContent).toContain('This must be a whole number');
    expect(cell(1, 0).textContent).toContain('Hall B');
    expect(await screen.findByText('2 cells changed')).toBeTruthy();
  });

  it('[7.20] do not overwrite what someone else has changed, and name it', async () => {
    const { api, cell, patches, user } = await open();
    answer(api, 207, [{ hashcode: first?.hashcode, success: false, error: 'Changed' }]);
    const row = api.records.get('venues')?.[0];
    if (!row) throw new Error('There is no venue.');
    const theirs = { ...row, version: Number(row.version) + 1, capacity: 999 };
    api.records.set('venues', [theirs, ...venues.slice(1)]);
    cell(0, 1).focus();
    await user.keyboard('1234{Enter}');
    const banner = await screen.findByRole('alert');
    expect(banner.textContent).toContain('Someone else has changed this cell to “999”');
    expect(patches()).toHaveLength(1);
  });

  it('[7.20] save what does not clash with the change of another', async () => {
    const { api, cell, patches, user } = await open();
    answer(api, 207, [{ hashcode: first?.hashcode, success: false, error: 'Changed' }]);
    answer(api, 200, [done(first)]);
    const row = api.records.get('venues')?.[0];
    if (!row) throw new Error('There is no venue.');
    api.records.set('venues', [{ ...row, version: Number(row.version) + 1 }, ...venues.slice(1)]);
    cell(0, 1).focus();
    await user.keyboard('1234{Enter}');
    await screen.findByText('One cell changed');
    expect(patches().at(-1)).toEqual({
      bulk_patch: [{ hashcode: first?.hashcode, version: Number(row.version) + 1, capacity: 1234 }],
    });
  });

  it('are copied as a spreadsheet reads them', async () => {
    const { cell, user } = await open();
    cell(0, 0).focus();
    await user.keyboard('{Shift>}{ArrowDown}{ArrowRight}{/Shift}');
    const setData = vi.fn();
    const focused = document.activeElement;
    if (focused) fireEvent.copy(focused, { clipboardData: { setData } });
    const lines = [first, second].map(
      (venue) => `${String(venue?.['name'])}\t${String(venue?.['capacity'])}`,
    );
    expect(setData).toHaveBeenCalledWith('text/plain', lines.join('\n'));
  });

  it('[6.8] are offered to those who can change records', async () => {
    fakeApi({ venues, regions: [] });
    renderScreen(<RecordList collection="venues" />, { at, roles: ['judge'] });
    await screen.findByRole('table');
    expect(screen.queryByRole('button', { name: 'Options' })).toBeNull();
  });

  it('show as fixed what a step changes', async () => {
    const { cell, user } = await open();
    expect(cell(0, 2).getAttribute('aria-readonly')).toBe('true');
    cell(0, 2).focus();
    await user.keyboard('{Enter}');
    expect(screen.queryByRole('textbox', { name: 'Status' })).toBeNull();
  });
});
