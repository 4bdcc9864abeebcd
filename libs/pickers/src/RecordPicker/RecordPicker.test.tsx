import { api, configureApi } from '@callboard/api-client';
import { Field } from '@callboard/ui-kit';
import { configureStore } from '@reduxjs/toolkit';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { Provider } from 'react-redux';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { RecordPicker, type RecordPickerProps } from './RecordPicker';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Answers every list with regions of these names, by pages, and keeps the queries. */
function stubRegions(names: readonly string[]) {
  const queries: URLSearchParams[] = [];
  vi.stubGlobal('fetch', async (input: RequestInfo | URL) => {
    const url = new URL(String(input), 'http://localhost');
    const [, hashcode] = /regions\/(.+)$/.exec(url.pathname) ?? [];
    if (hashcode) return answer(aRegion(Number(hashcode), names[Number(hashcode)] ?? ''));
    queries.push(url.searchParams);
    const search = (url.searchParams.get('search') ?? '').toLowerCase();
    const found = names
      .map((name, index) => aRegion(index, name))
      .filter(({ name }) => name.toLowerCase().includes(search));
    const [page, size] = [
      Number(url.searchParams.get('page') ?? 1),
      Number(url.searchParams.get('page_size')),
    ];
    const results = found.slice((page - 1) * size, page * size);
    return answer({ count: found.length, next: null, previous: null, results });
  });
  return queries;
}

/** Keeps an empty list back until it is released. */
function holdFetch(): () => void {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  vi.stubGlobal('fetch', async () => {
    await held;
    return answer({ count: 0, next: null, previous: null, results: [] });
  });
  return () => release();
}

function aRegion(index: number, name: string) {
  const avatar = { icon: 'pin', color: 'blue', shape: 'square', placeholder: name.slice(0, 2) };
  return {
    hashcode: String(index),
    instance_id: index,
    version: 1,
    created: '2026-05-01T00:00:00Z',
    modified: '2026-05-01T00:00:00Z',
    name,
    qed_model: {
      title: name,
      visual_title: name,
      subtitle: `Code ${index}`,
      url: '',
      model: 'callboard.Region',
      avatar,
    },
  };
}

function answer(body: unknown): Response {
  return new Response(JSON.stringify(body), { headers: { 'Content-Type': 'application/json' } });
}

function show(props: Partial<RecordPickerProps> = {}) {
  configureApi({ origin: 'http://localhost' });
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (usual) => usual().concat(api.middleware),
  });
  const onChange = vi.fn();
  function Stage() {
    const [value, setValue] = useState<RecordPickerProps['value']>(props.value ?? null);
    return (
      <RecordPicker
        collection="regions"
        {...props}
        value={value}
        onChange={(record) => {
          onChange(record);
          setValue(record);
        }}
      />
    );
  }
  render(
    <Provider store={store}>
      <Field label="Region">
        <Stage />
      </Field>
    </Provider>,
  );
  return {
    onChange,
    user: userEvent.setup(),
    input: screen.getByRole<HTMLInputElement>('combobox', { name: 'Region' }),
  };
}

const many = Array.from({ length: 60 }, (_, index) => `Region ${index}`);

describe('RecordPicker', () => {
  it('[9.7] says what to do while nothing is picked', () => {
    stubRegions([]);
    expect(show().input.placeholder).toBe('Please select...');
  });

  it('asks nothing before it is opened', () => {
    const queries = stubRegions(many);
    show();
    expect(queries).toEqual([]);
  });

  it('[7.24] asks for 25 at a time, by search', async () => {
    const queries = stubRegions(['Otago', 'Southland']);
    const { user, input } = show();
    await user.type(input, 'ota');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    const last = queries.at(-1);
    expect([last?.get('paginate'), last?.get('page_size'), last?.get('search')]).toEqual([
      'true',
      '25',
      'ota',
    ]);
  });

  it('waits for a pause in typing', async () => {
    const queries = stubRegions(['Otago']);
    const { user, input } = show();
    await user.type(input, 'otago');
    await waitFor(() => expect(queries.map((query) => query.get('search'))).toEqual([null, 'otago']));
  });

  it('[2.51] picks by the keyboard', async () => {
    stubRegions(['Otago', 'Southland']);
    const { user, input, onChange } = show();
    await user.click(input);
    await screen.findByRole('option', { name: /Southland/ });
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(onChange).toHaveBeenCalledExactlyOnceWith({
      hashcode: '1',
      title: 'Southland',
      model: 'callboard.Region',
    });
    expect(input.value).toBe('Southland');
    expect(input.getAttribute('aria-expanded')).toBe('false');
  });

  it('[2.56] offers more when there is more, and appends it', async () => {
    stubRegions(many);
    const { user, input } = show();
    await user.click(input);
    await user.click(await screen.findByRole('option', { name: 'Load more' }));
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(51));
    await user.click(screen.getByRole('option', { name: 'Load more' }));
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(60));
    expect(screen.queryByRole('option', { name: 'Load more' })).toBeNull();
  });

  it('[2.55] is loading, then empty', async () => {
    const release = holdFetch();
    const { user, input } = show();
    await user.click(input);
    expect(screen.getByText('Loading…')).toBeTruthy();
    release();
    expect(await screen.findByText('Nothing found')).toBeTruthy();
  });

  it('shows what is picked, also when only its hashcode is known', async () => {
    stubRegions(['Otago', 'Southland']);
    const { input } = show({ value: '1' });
    await waitFor(() => expect(input.value).toBe('Southland'));
  });

  it('shows again what was picked when typing is given up', async () => {
    stubRegions(['Otago', 'Southland']);
    const { user, input, onChange } = show({
      value: { hashcode: '0', title: 'Otago', model: 'callboard.Region' },
    });
    await user.clear(input);
    await user.type(input, 'sou');
    await user.keyboard('{Escape}');
    expect(input.value).toBe('Otago');
    expect(onChange).not.toHaveBeenCalled();
  });

  it('lets go of what was picked', async () => {
    stubRegions(['Otago']);
    const { user, input, onChange } = show({ value: '0', label: 'Region' });
    await waitFor(() => expect(input.value).toBe('Otago'));
    await user.click(screen.getByRole('button', { name: 'Clear Region' }));
    expect(onChange).toHaveBeenCalledExactlyOnceWith(null);
    expect(input.value).toBe('');
  });

  it('offers only what its place allows', async () => {
    const queries = stubRegions(['Otago']);
    const { user, input } = show({ filters: [{ field: 'code', operator: 'eq', value: 'OTA' }] });
    await user.click(input);
    await screen.findByRole('option', { name: /Otago/ });
    expect(queries.at(-1)?.get('code')).toBe('OTA');
  });
});
