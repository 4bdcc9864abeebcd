import type { RecordOf } from '@callboard/api-contract';
import { collectionNamed } from '@callboard/api-contract/collections';
import type { OpenStagePlaces } from '@callboard/api-contract/competition';
import { json, stubApi } from '@callboard/api-client/testing';
import { aRecordOf, renderScreen } from '@callboard/records/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { OpenPlaces } from './OpenPlaces';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const hashcode = '00000000-0000-4000-8000-000000000010';
const actionsPath = 'POST competition/stages/actions';
const red = { hashcode: 'red', title: 'Red Shift' };
const heat = { hashcode: 'heat', title: 'Heat one' };
const inLine = (title: string, place: number) => ({
  hashcode: title.toLowerCase(),
  title,
  school: 'Aotea College',
  place,
});

function show(given: Partial<OpenStagePlaces> | null) {
  const api = stubApi();
  const open = { from: heat, gaveUp: [red], offers: [], tied: [], ...given };
  const data = { stages: given === null ? [] : [open] };
  api.on(`GET stages/${hashcode}/open-places`, json({ success: true, data }));
  api.on(actionsPath, json({ success: true, data: {} }));
  // It has a value in every field.
  const stage = { ...aRecordOf(collectionNamed('stages')), hashcode } as unknown as RecordOf<'stages'>;
  return { api, ...renderScreen(<OpenPlaces stage={stage} />, { at: '/', path: '/' }) };
}

const sent = ({ api }: ReturnType<typeof show>) => api.callsOf(actionsPath).map(({ body }) => body);

describe('[7.40] a place that an act gave up after it went on', () => {
  it('is offered to the next in line, who is put in with one step', async () => {
    const shown = show({ offers: [{ ...inLine('Breeze', 3), of: red }] });
    await screen.findByText('Red Shift gave up a place from Heat one');
    const list = within(screen.getByRole('list', { name: 'Next in line from Heat one' }));
    list.getByText('Place 3 · Aotea College · in place of Red Shift');
    screen.getByText('Those who entered the act are notified that it goes on.');
    await shown.user.click(list.getByRole('button', { name: 'Put Breeze in' }));
    await waitFor(() =>
      expect(sent(shown)).toMatchObject([
        { action: 'substitute_act', target: hashcode, data: { from: 'heat', entry: 'breeze' } },
      ]),
    );
    await screen.findByText('Breeze takes part now');
  });

  it('is one of those that share the next place, as the office selects', async () => {
    const shown = show({ tied: [{ places: 1, acts: [inLine('Breeze', 3), inLine('Current', 3)] }] });
    await screen.findByText('These share the next place. Select 1 of them.');
    await shown.user.click(screen.getByRole('button', { name: 'Put Current in' }));
    await waitFor(() => expect(sent(shown)).toMatchObject([{ data: { from: 'heat', entry: 'current' } }]));
  });

  it('stays empty, or is filled by hand, where no act is left in line', async () => {
    show({});
    await screen.findByText('No act is left in line. Add one with a reason, or leave the place empty.');
    expect(screen.queryByRole('button', { name: /Put/ })).toBeNull();
  });

  it('is nothing where no act gave one up', async () => {
    const { api, container } = show(null);
    await waitFor(() => expect(api.callsOf(`GET stages/${hashcode}/open-places`)).toHaveLength(1));
    expect(container.textContent).not.toContain('gave up');
  });
});
