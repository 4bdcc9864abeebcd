import { collectionNamed } from '@callboard/api-contract/collections';
import type { ImportLine } from '@callboard/api-contract/records';
import { act, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { collections } from '../collections';
import { page } from '../testing/records';
import { renderWithApi } from '../testing/renderWithApi';
import { json, stubApi } from '../testing/stubApi';
import { useImport } from './useImport';

const path = 'POST showquest/entries/imports';
const file = new Blob(['Act,School\nSunrise,Kea College\n']);
const done = { type: 'done', created: 1, duplicates: 0, invalid: 0, change_set: 'set-1' } as const;
const row = { type: 'row', row: 2, status: 'new', title: 'Sunrise' } as const;

function ndjson(...chunks: string[]): Response {
  const bytes = new TextEncoder();
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(bytes.encode(chunk));
      controller.close();
    },
  });
  return new Response(stream, { headers: { 'Content-Type': 'application/x-ndjson' } });
}

const lines = (...given: ImportLine[]) => given.map((line) => `${JSON.stringify(line)}\n`).join('');
const render = () => renderWithApi(() => useImport(collectionNamed('entries')));

afterEach(() => vi.useRealTimers());

it('sends the file unchanged and reports every line, however the stream is chunked', async () => {
  const api = stubApi();
  const text = lines({ ...row, title: 'Tūī – sunrise' }, done);
  const cuts = [0, 17, 40, 41, 90, text.length];
  const chunks = cuts.slice(1).map((end, index) => text.slice(cuts[index], end));
  api.on(path, ndjson(...chunks));
  const { result } = render();
  const heard: ImportLine[] = [];
  const request = { file, mapping: { name: 'Act' }, defaults: { section: 'open' }, mode: 'preview' } as const;
  const outcome = await act(() => result.current.start(request, (line) => heard.push(line)));
  expect(heard).toEqual([{ ...row, title: 'Tūī – sunrise' }, done]);
  expect(outcome).toEqual({ ok: true, data: done, changeSet: 'set-1' });
  const [call] = api.calls;
  expect(call?.body).toBe(file);
  expect(call?.headers.get('Content-Type')).toBe('text/csv');
  expect(call?.headers.get('Authorization')).toBe('Token token-1');
  expect(Object.fromEntries(call?.query ?? [])).toEqual({
    mapping: '{"name":"Act"}',
    defaults: '{"section":"open"}',
    mode: 'preview',
  });
});

it('reads a character that is split between two chunks', async () => {
  const api = stubApi();
  const bytes = new TextEncoder().encode(lines({ ...row, title: 'Tūī' }, done));
  const middle = bytes.indexOf(0xc5) + 1;
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(bytes.slice(0, middle));
      controller.enqueue(bytes.slice(middle));
      controller.close();
    },
  });
  api.on(path, () => new Response(stream));
  const { result } = render();
  const heard: ImportLine[] = [];
  await act(() => result.current.start({ file, mode: 'preview' }, (line) => heard.push(line)));
  expect(heard[0]).toMatchObject({ title: 'Tūī' });
});

it('refetches what is visible after rows were written', async () => {
  const api = stubApi();
  api.on('GET showquest/entries', json(page([])));
  api.on(path, ndjson(lines(done)), ndjson(lines(done)));
  const { result } = renderWithApi(() => ({
    entries: collections.entries.useList(),
    bringIn: useImport(collectionNamed('entries')),
  }));
  await waitFor(() => expect(result.current.entries.data).toBeDefined());
  await act(() => result.current.bringIn.start({ file, mode: 'preview' }));
  expect(api.callsOf('GET showquest/entries')).toHaveLength(1);
  await act(() => result.current.bringIn.start({ file, mode: 'commit' }));
  await waitFor(() => expect(api.callsOf('GET showquest/entries')).toHaveLength(2));
});

it('returns what is wrong with the file to the dialog, which shows it once', async () => {
  const api = stubApi();
  api.on(path, json({ detail: 'Line 3: a quote is not closed.' }, 400));
  const { result } = render();
  const outcome = await act(() => result.current.start({ file, mode: 'columns' }));
  expect(outcome).toMatchObject({ ok: false, problem: { message: 'Line 3: a quote is not closed.' } });
  expect(api.onProblem).not.toHaveBeenCalled();
});

it('fails when a later line of the stream is an error', async () => {
  const api = stubApi();
  api.on(path, ndjson(lines(row, { type: 'failed', detail: 'The event was deleted.' })));
  const { result } = render();
  const outcome = await act(() => result.current.start({ file, mode: 'commit' }));
  expect(outcome).toMatchObject({ ok: false, problem: { message: 'The event was deleted.' } });
});

it.each([
  ['ends early', lines(row)],
  ['is cut off within a line', `${lines(row)}{"type":"do`],
  ['holds strange lines', '{"type":"done"}\n'],
  ['is empty', ''],
])('reports a stream that %s as a problem of the server', async (_name, text) => {
  const api = stubApi();
  api.on(path, ndjson(text));
  const { result } = render();
  const outcome = await act(() => result.current.start({ file, mode: 'preview' }));
  expect(outcome).toMatchObject({ ok: false, problem: { kind: 'server' } });
});

it('[8.2] is canceled silently', async () => {
  const api = stubApi();
  api.on(path, () => new Promise(() => {}));
  const { result } = render();
  let outcome: Promise<unknown> = Promise.resolve();
  act(() => void (outcome = result.current.start({ file, mode: 'commit' })));
  expect(result.current.isRunning).toBe(true);
  await act(async () => result.current.cancel());
  expect(await outcome).toMatchObject({ ok: false, problem: { kind: 'canceled' } });
  expect(api.calls[0]?.signal?.aborted).toBe(true);
  expect(api.onProblem).not.toHaveBeenCalled();
  await waitFor(() => expect(result.current.isRunning).toBe(false));
});

it('[9.1] ends after 30 seconds of silence, not of work', async () => {
  vi.useFakeTimers();
  const api = stubApi();
  const bytes = new TextEncoder();
  let push: ReadableStreamDefaultController<Uint8Array> | undefined;
  api.on(path, ({ signal }) => {
    const stream = new ReadableStream<Uint8Array>({
      start(controller) {
        push = controller;
        signal?.addEventListener('abort', () => controller.error(signal.reason));
      },
    });
    return new Response(stream);
  });
  const { result } = render();
  let outcome: Promise<unknown> = Promise.resolve();
  act(() => void (outcome = result.current.start({ file, mode: 'commit' })));
  for (const pause of [100_000, 20_000, 20_000]) {
    await act(() => vi.advanceTimersByTimeAsync(pause));
    push?.enqueue(bytes.encode(lines({ type: 'progress', done: 1, total: 9 })));
  }
  await act(() => vi.advanceTimersByTimeAsync(29_000));
  expect(result.current.isRunning).toBe(true);
  await act(() => vi.advanceTimersByTimeAsync(1_001));
  expect(await outcome).toMatchObject({ ok: false, problem: { kind: 'timeout' } });
});
