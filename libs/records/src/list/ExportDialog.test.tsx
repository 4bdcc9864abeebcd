import type { ExportLine, ExportRequest } from '@callboard/api-contract/lists';
import { saveFile } from '@callboard/ui-kit/elements';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { RecordList } from './RecordList';
import { fakeApi } from '../testing/fakeApi';
import { aVenue } from '../testing/records';
import { renderScreen } from '../testing/renderScreen';

vi.mock('@callboard/ui-kit/elements', async (original) => ({
  ...(await original<object>()),
  saveFile: vi.fn(),
}));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.mocked(saveFile).mockClear();
});

/** Answers an export with these lines, and every other call as the fake API does; the connection stays open unless it is closed. */
function answerExport(lines: readonly ExportLine[], isClosed = true) {
  const api = fakeApi({ venues: [aVenue({ name: 'Town Hall' })], regions: [] });
  const sent: { url: URL; body: ExportRequest; signal: AbortSignal | null | undefined }[] = [];
  const others = globalThis.fetch;
  vi.stubGlobal('fetch', async (input: string, init?: RequestInit) => {
    const url = new URL(input, 'http://localhost');
    if (!url.pathname.endsWith('/exports')) return others(input, init);
    // The body that the screen wrote.
    sent.push({ url, body: JSON.parse(String(init?.body)) as ExportRequest, signal: init?.signal });
    const text = lines.map((line) => `${JSON.stringify(line)}\n`).join('');
    const stream = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(new TextEncoder().encode(text));
        if (isClosed) controller.close();
        init?.signal?.addEventListener('abort', () => controller.error(init.signal?.reason));
      },
    });
    return new Response(stream, { status: 200 });
  });
  return { api, sent };
}

async function openDialog(at = '/venues') {
  const rendered = renderScreen(<RecordList collection="venues" />, { at });
  await rendered.user.click(await screen.findByRole('button', { name: 'Options' }));
  await rendered.user.click(screen.getByRole('menuitem', { name: 'Export…' }));
  return { ...rendered, dialog: within(await screen.findByRole('dialog')) };
}

const start = { type: 'start', name: 'Venues-showquest.csv', mediaType: 'text/csv', total: 1 } as const;

describe('ExportDialog', () => {
  it('[7.42] exports the columns, the search, the filters and the order that the list shows', async () => {
    const { sent } = answerExport([
      start,
      { type: 'part', bytes: btoa('Name\r\n') },
      { type: 'done', rows: 1 },
    ]);
    const { user, dialog } = await openDialog('/venues?status=active&ordering=-name&columns=name,capacity');
    expect(dialog.getByText(/At most 50,000 rows/)).toBeTruthy();
    await user.click(dialog.getByRole('radio', { name: /CSV/ }));
    await user.click(dialog.getByRole('button', { name: 'Export' }));
    await waitFor(() =>
      expect(saveFile).toHaveBeenCalledWith('Venues-showquest.csv', expect.any(Blob), 'text/csv'),
    );
    const [call] = sent;
    expect(call?.url.searchParams.toString()).toBe('status=active&ordering=-name');
    expect(call?.body).toMatchObject({
      format: 'csv',
      columns: [
        { field: 'name', label: 'Name' },
        { field: 'capacity', label: 'Capacity' },
        { field: 'tagged', label: 'Tags' },
        { field: 'hashcode', label: 'Record ID' },
      ],
    });
    expect(await screen.findByText('1 row exported')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('shows how far it is, and ends the request by Cancel without a file', async () => {
    const { sent } = answerExport(
      [
        { ...start, total: 9_000 },
        { type: 'progress', done: 500, total: 9_000 },
      ],
      false,
    );
    const { user, dialog } = await openDialog();
    await user.click(dialog.getByRole('button', { name: 'Export' }));
    expect(await dialog.findByText('500 of 9,000 rows')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(sent[0]?.signal?.aborted).toBe(true));
    expect(await dialog.findByRole('button', { name: 'Export' })).toBeTruthy();
    expect(saveFile).not.toHaveBeenCalled();
  });

  it('saves no file that broke off', async () => {
    answerExport([start, { type: 'failed', detail: 'The file is not whole.' }]);
    const { user, dialog } = await openDialog();
    await user.click(dialog.getByRole('button', { name: 'Export' }));
    expect(await screen.findByText('The file is not whole.')).toBeTruthy();
    expect(saveFile).not.toHaveBeenCalled();
  });
});

describe('printing a list', () => {
  const venues = (count: number) =>
    Array.from({ length: count }, (_, index) =>
      aVenue({
        hashcode: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
        name: `Hall ${index}`,
      }),
    );

  it(
    'loads all 849 rows, of which the screen shows a few, and then prints them',
    { timeout: 60_000 },
    async () => {
      fakeApi({ venues: venues(849), regions: [] });
      const printed: number[] = [];
      vi.stubGlobal('print', () => printed.push(document.querySelectorAll('[data-paper] tbody tr').length));
      const { user, dialog } = await openDialog();
      await user.click(dialog.getByRole('radio', { name: /^Print/ }));
      await user.click(dialog.getByRole('button', { name: 'Print' }));
      await waitFor(() => expect(printed).toEqual([849]), { timeout: 30_000 });
      window.dispatchEvent(new Event('afterprint'));
      await waitFor(() => expect(document.querySelector('dialog, [data-paper]')).toBeNull());
    },
  );

  it('is offered by the keys of the browser, and refuses more than a limit', async () => {
    fakeApi({ venues: venues(2_001), regions: [] });
    const { user } = renderScreen(<RecordList collection="venues" />, { at: '/venues' });
    await screen.findByText(/of 2,001/);
    await user.keyboard('{Control>}p{/Control}');
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('radio', { name: /^Print/ })).toHaveProperty('checked', true);
    expect(dialog.getByText(/This list has more than 2,000 rows/)).toBeTruthy();
    expect(dialog.getByRole('button', { name: 'Print' })).toHaveProperty('disabled', true);
  });

  it('ends by Cancel without paper', async () => {
    fakeApi({ venues: venues(3), regions: [] });
    const print = vi.fn();
    vi.stubGlobal('print', print);
    const { user, dialog } = await openDialog();
    await user.click(dialog.getByRole('radio', { name: /^Print/ }));
    const fetched = vi.fn(() => new Promise<Response>(() => {}));
    vi.stubGlobal('fetch', fetched);
    await user.click(dialog.getByRole('button', { name: 'Print' }));
    await waitFor(() => expect(fetched).toHaveBeenCalled());
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(print).not.toHaveBeenCalled();
  });
});
