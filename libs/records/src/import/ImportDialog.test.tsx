import type { ImportLine } from '@callboard/api-contract/records';
import { importReasonHeadings } from '@callboard/api-contract/imports';
import { saveFile } from '@callboard/ui-kit/elements';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderScreen } from '../testing/renderScreen';
import { aVenue } from '../testing/records';
import { ImportDialog } from './ImportDialog';
import { aWorkbook, textCell } from './workbook/testing/aWorkbook';

vi.mock('@callboard/ui-kit/elements', async (original) => ({
  ...(await original<object>()),
  saveFile: vi.fn(),
}));

const changeSet = '99999999-9999-4999-8999-999999999999';
const event = '00000000-0000-4000-8000-000000000009';
const file = new File(['Act,Section,School\nTides,Open,Te Kao School'], 'acts.csv', { type: 'text/csv' });
const columns: ImportLine = {
  type: 'columns',
  columns: ['Act', 'Section', 'Kura'],
  suggested: { name: 'Act', section: 'Section' },
  samples: [{ Act: 'Tides', Section: 'Open', Kura: 'Te Kao School' }],
  rows: 212,
};
const rows: ImportLine[] = [
  { type: 'progress', done: 212, total: 212 },
  { type: 'row', row: 2, status: 'new', title: 'Tides' },
  {
    type: 'row',
    row: 3,
    status: 'invalid',
    title: 'Roots',
    errors: { organisation: ['No school is called "Nowhere"'] },
  },
  {
    type: 'row',
    row: 4,
    status: 'duplicate',
    title: 'Wings',
    errors: { non_field_errors: ['This exists already'] },
  },
];
const counts = { created: 210, duplicates: 1, invalid: 1 };
const previewed: ImportLine = { type: 'done', ...counts, change_set: null };
const written: ImportLine = { type: 'done', ...counts, change_set: changeSet };

interface SentRequest {
  url: URL;
  signal: AbortSignal | null | undefined;
}

// Computing roles and names is slow in a dialog with many options.
vi.setConfig({ testTimeout: 20_000 });

let requests: SentRequest[];
let answers: Record<string, () => Response | Promise<Response>>;

beforeEach(() => {
  requests = [];
  answers = {
    columns: () => lines(columns),
    preview: () => lines(...rows, previewed),
    similar: () => Response.json({ results: [] }),
    commit: () => lines({ type: 'progress', done: 210, total: 210 }, written),
    undo: () =>
      new Response('{"success": true, "data": {"change_set": "set-2"}}', {
        headers: { 'Content-Type': 'application/json' },
      }),
  };
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const url = new URL(String(input), 'http://localhost');
    requests.push({ url, signal: init?.signal });
    const answer = answers[answerTo(url)];
    if (!answer) throw new Error(`No response is stubbed for ${url.href}.`);
    return answer();
  });
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
});

function answerTo(url: URL): string {
  if (url.pathname.endsWith('changes/actions')) return 'undo';
  return url.searchParams.get('mode') ?? (url.pathname.endsWith('/similar') ? 'similar' : 'list');
}

function lines(...given: ImportLine[]): Response {
  return new Response(given.map((line) => `${JSON.stringify(line)}\n`).join(''), {
    headers: { 'Content-Type': 'application/x-ndjson' },
  });
}

function open() {
  const onDone = vi.fn();
  const onClose = vi.fn();
  const view = renderScreen(
    <ImportDialog collection="entries" defaults={{ event }} onDone={onDone} onClose={onClose} />,
  );
  return { ...view, onDone, onClose };
}

async function toPreview() {
  const view = open();
  await view.user.upload(screen.getByLabelText('CSV file or workbook'), file);
  await view.user.click(await screen.findByRole('button', { name: 'Preview' }));
  return view;
}

describe('ImportDialog', () => {
  it('suggests a column for each field, and leaves out fixed fields', async () => {
    const { user } = open();
    await user.upload(screen.getByLabelText('CSV file or workbook'), file);
    const act = await screen.findByRole('combobox', { name: /^Act/ });
    expect(act).toHaveProperty('value', 'Act');
    expect(screen.getByText('For example Tides')).toBeTruthy();
    expect(screen.getByRole('combobox', { name: 'Organisation' })).toHaveProperty('value', '');
    expect(screen.queryByRole('combobox', { name: /^Event/ })).toBeNull();
    expect(document.activeElement?.textContent).toBe('Which column goes where?');
  });

  it('does not continue before every required field has a column', async () => {
    const { user } = open();
    await user.upload(screen.getByLabelText('CSV file or workbook'), file);
    await user.selectOptions(await screen.findByRole('combobox', { name: /^Section/ }), 'Not imported');
    expect(screen.getByText('Choose a column for Section.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Preview' })).toHaveProperty('disabled', true);
  });

  it('shows the reason for each invalid row, and the other rows on request', async () => {
    const { user } = await toPreview();
    expect(
      await screen.findByRole('cell', { name: /Organisation: No school is called "Nowhere"/ }),
    ).toBeTruthy();
    expect(screen.queryByRole('cell', { name: 'Tides' })).toBeNull();
    await user.click(screen.getByRole('radio', { name: 'Duplicates' }));
    expect(screen.getByRole('cell', { name: /This exists already/ })).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: 'All' }));
    expect(screen.getAllByRole('row')).toHaveLength(4);
  });

  it('counts an error that several rows have once', async () => {
    const again = [5, 6].map((row): ImportLine => ({
      type: 'row',
      row,
      status: 'invalid',
      title: 'Waves',
      errors: { organisation: ['No school is called "Nowhere"'] },
    }));
    answers['preview'] = () => lines(...rows, ...again, previewed);
    await toPreview();
    const list = within(await screen.findByRole('list', { name: 'Errors that several rows have' }));
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '3 rows: Organisation: No school is called "Nowhere"',
    ]);
  });

  it('solves what rows have in common once: with a record, a new one or an option', async () => {
    const school = aVenue({ qed_model: { ...aVenue().qed_model, title: 'Te Kao School' } });
    const wrong = [5, 6, 7].map((row): ImportLine => ({
      type: 'row',
      row,
      status: 'invalid',
      title: 'Waves',
      errors: {
        organisation: ['No school is called "Te Kao"'],
        ...(row < 7 && { section: ['This is not one of the choices: Junior, Open'] }),
      },
      unknown: { organisation: 'Te Kao', ...(row < 7 && { section: 'Adults' }) },
    }));
    answers['preview'] = () => lines(...wrong, previewed);
    answers['list'] = () => Response.json({ count: 1, next: null, previous: null, results: [school] });
    const { user } = await toPreview();
    const check = await screen.findByRole('button', { name: 'Check the rows again' });
    expect(check).toHaveProperty('disabled', true);
    expect(screen.getByRole('button', { name: 'Add Te Kao' })).toBeTruthy();
    await user.type(
      screen.getByRole('combobox', { name: '3 rows: Organisation: No school is called "Te Kao"' }),
      'Te',
    );
    await user.click(await screen.findByRole('option', { name: /Te Kao School/ }));
    await user.selectOptions(
      screen.getByRole('combobox', { name: /^2 rows: “Adults”: Section: This is not one of the choices/ }),
      'Open',
    );
    await user.click(check);
    await screen.findByRole('heading', { name: 'Check the rows' });
    const sent = requests.findLast(({ url }) => url.searchParams.get('mode') === 'preview');
    expect(JSON.parse(sent?.url.searchParams.get('meanings') ?? '')).toEqual({
      organisation: { 'Te Kao': school.hashcode },
      section: { Adults: 'open' },
    });
    await user.click(await screen.findByRole('button', { name: 'Import 210 good rows' }));
    expect(requests.at(-1)?.url.searchParams.get('meanings')).toBe(sent?.url.searchParams.get('meanings'));
  });

  it('suggests what a misspelt text is meant to be, before it can be added', async () => {
    const school = aVenue({ qed_model: { ...aVenue().qed_model, title: 'Whitby College' } });
    const row: ImportLine = {
      type: 'row',
      row: 5,
      status: 'invalid',
      title: 'Waves',
      errors: { organisation: ['No school is called "Whitby Colege"'], section: ['Not an option'] },
      unknown: { organisation: 'Whitby Colege', section: 'Jnuior' },
    };
    answers['preview'] = () => lines(row, previewed);
    answers['similar'] = () => Response.json({ results: [school] });
    answers['list'] = () => Response.json({ count: 0, next: null, previous: null, results: [] });
    const { user } = await toPreview();
    const suggested = await screen.findByRole('button', { name: 'Did you mean Whitby College?' });
    const add = screen.getByRole('button', { name: 'Add Whitby Colege' });
    expect(suggested.compareDocumentPosition(add)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.getByRole('combobox', { name: '1 row: “Jnuior”: Section: Not an option' })).toBeTruthy();
    await user.click(suggested);
    await user.click(screen.getByRole('button', { name: 'Did you mean Junior?' }));
    await user.click(screen.getByRole('button', { name: 'Check the rows again' }));
    await screen.findByRole('heading', { name: 'Check the rows' });
    const sent = requests.findLast(({ url }) => url.searchParams.get('mode') === 'preview');
    expect(JSON.parse(sent?.url.searchParams.get('meanings') ?? '')).toEqual({
      organisation: { 'Whitby Colege': school.hashcode },
      section: { Jnuior: 'junior' },
    });
  });

  it('saves the rows with errors, their reasons first, in words that an import passes over', async () => {
    answers['preview'] = () =>
      lines(
        rows[1] ?? columns,
        {
          type: 'row',
          row: 3,
          status: 'invalid',
          title: 'Roots',
          errors: { organisation: ['No school is called "Nowhere"'] },
          cells: ['Roots', 'Open', 'Nowhere', '=extra'],
        },
        previewed,
      );
    const { user } = await toPreview();
    await user.click(await screen.findByRole('button', { name: 'Download the rows with errors' }));
    expect(saveFile).toHaveBeenCalledExactlyOnceWith(
      'acts - rows with errors.csv',
      '\uFEFFWhy it was not imported,Act,Section,Kura\r\n"Organisation: No school is called ""Nowhere""",Roots,Open,Nowhere,\'=extra\r\n',
      'text/csv;charset=utf-8',
    );
    const inMaori = 'He aha i kore ai e kawea mai';
    expect(importReasonHeadings).toEqual(
      ['Why it was not imported', inMaori].map((text) => text.toLowerCase()),
    );
  });

  it('reads a workbook: of several sheets the one that is selected', async () => {
    const row = `<row r="1">${textCell('A1', 'Act')}</row>`;
    const book = Object.assign(new File([], 'acts.xlsx'), {
      arrayBuffer: async () => aWorkbook({ Acts: row, Notes: row }),
    });
    const { user } = open();
    await user.upload(screen.getByLabelText('CSV file or workbook'), book);
    expect(await screen.findByRole('heading', { name: 'Choose a sheet' })).toBe(document.activeElement);
    await user.click(screen.getByRole('button', { name: 'Acts' }));
    expect(await screen.findByText('acts.xlsx, Acts has 212 rows.')).toBeTruthy();
  });

  it('marks what a workbook hides before its rows are imported', async () => {
    const rows = `<row r="1">${textCell('A1', 'Act')}</row><row r="2" hidden="1">${textCell('A2', 'Tides')}</row>`;
    const book = Object.assign(new File([], 'acts.xlsx'), {
      arrayBuffer: async () => aWorkbook({ Acts: rows }),
    });
    const { user } = open();
    await user.upload(screen.getByLabelText('CSV file or workbook'), book);
    expect(await screen.findByText('Row 2 is hidden in the workbook and will be imported.')).toBeTruthy();
  });

  it.each([
    ['damaged.xlsx', 'Name,Town', /^This workbook cannot be read/],
    ['DAMAGED.XLSX', 'PK', /^This workbook cannot be read/],
  ])('refuses %s with a sentence', async (name, content, sentence) => {
    const book = Object.assign(new File([], name), {
      arrayBuffer: async () => new TextEncoder().encode(content).buffer,
    });
    const { user } = open();
    await user.upload(screen.getByLabelText('CSV file or workbook'), book);
    expect(await screen.findByText(sentence)).toBeTruthy();
    expect(requests).toEqual([]);
  });

  it('prompts once for how a column is read that does not show it, and shows the values as understood', async () => {
    answers['columns'] = () =>
      lines({
        ...columns,
        suggested: { ...columns.suggested, slot_starts_at: 'Kura' },
        forms: { Kura: { days: 'mixed' } },
      });
    answers['preview'] = () =>
      lines(
        {
          type: 'row',
          row: 2,
          status: 'new',
          title: 'Tides',
          values: {
            name: 'Tides',
            slot_starts_at: '2010-04-03T19:30:00+12:00',
            organisation: 'Te Kao School',
          },
        },
        { type: 'done', created: 1, duplicates: 0, invalid: 0, change_set: null },
      );
    const { user } = open();
    await user.upload(screen.getByLabelText('CSV file or workbook'), file);
    const order = await screen.findByRole('combobox', { name: /^Dates in Kura/ });
    expect(screen.getByRole('button', { name: 'Preview' })).toHaveProperty('disabled', true);
    await user.selectOptions(order, 'Day first: 03/04 is 3 April');
    await user.click(screen.getByRole('button', { name: 'Preview' }));
    expect(await screen.findByText('3 April 2010, 19:30')).toBeTruthy();
    expect(screen.getByText('Te Kao School')).toBeTruthy();
    const forms = requests.at(-1)?.url.searchParams.get('forms') ?? '';
    expect(JSON.parse(forms)).toEqual({ Kura: { days: 'day-first' } });
  });

  it('imports the valid rows and undoes it', async () => {
    const { user, onDone } = await toPreview();
    await user.click(await screen.findByRole('button', { name: 'Import 210 good rows' }));
    expect(await screen.findByText('210 acts imported')).toBeTruthy();
    expect(screen.getByText('1 duplicate and 1 row with errors skipped.')).toBeTruthy();
    expect(onDone).toHaveBeenCalledWith(written);
    const commit = requests.at(-1)?.url.searchParams;
    expect(commit?.get('mode')).toBe('commit');
    expect(JSON.parse(commit?.get('defaults') ?? '')).toEqual({ event });
    expect(JSON.parse(commit?.get('mapping') ?? '')).toEqual({ name: 'Act', section: 'Section' });
    expect(screen.getByRole('link', { name: 'See all acts' }).getAttribute('href')).toBe('/entries');
    await user.click(screen.getByRole('button', { name: 'Undo the import' }));
    expect(await screen.findByText('210 acts removed.')).toBeTruthy();
  });

  it('remembers the columns of a collection for the next file', async () => {
    const { user, unmount } = open();
    await user.upload(screen.getByLabelText('CSV file or workbook'), file);
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Organisation' }), 'Kura');
    await user.click(screen.getByRole('button', { name: 'Preview' }));
    await screen.findByRole('button', { name: 'Import 210 good rows' });
    unmount();
    const again = open();
    await again.user.upload(screen.getByLabelText('CSV file or workbook'), file);
    expect(await screen.findByRole('combobox', { name: 'Organisation' })).toHaveProperty('value', 'Kura');
  });

  it('shows the problem of a file and accepts another', async () => {
    answers['columns'] = () =>
      new Response('{"detail": "The quotation mark on line 2 is never closed."}', {
        status: 400,
        headers: { 'Content-Type': 'application/json' },
      });
    const { user } = open();
    await user.upload(screen.getByLabelText('CSV file or workbook'), file);
    expect(await screen.findByText('The quotation mark on line 2 is never closed.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Choose a CSV file or workbook' })).toBeTruthy();
  });

  it('stops the import on Cancel, and shows that nothing was imported', async () => {
    answers['commit'] = () =>
      new Promise((_, reject) => {
        requests.at(-1)?.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
      });
    const { user, onDone } = await toPreview();
    await user.click(await screen.findByRole('button', { name: 'Import 210 good rows' }));
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(await screen.findByText('The import was cancelled. Nothing was imported.')).toBeTruthy();
    expect(onDone).not.toHaveBeenCalled();
    expect(requests.at(-1)?.url.searchParams.get('mode')).toBe('preview');
  });

  it('shows when Cancel came too late', async () => {
    answers['commit'] = () => {
      answers['preview'] = () =>
        lines({ type: 'done', created: 0, duplicates: 211, invalid: 1, change_set: null });
      return Promise.reject(new DOMException('', 'AbortError'));
    };
    const { user } = await toPreview();
    await user.click(await screen.findByRole('button', { name: 'Import 210 good rows' }));
    expect(
      await screen.findByText('The import had finished before it was cancelled: its rows are here.'),
    ).toBeTruthy();
  });
});
