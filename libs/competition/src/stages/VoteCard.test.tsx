import type { RecordOf } from '@callboard/api-contract';
import { collectionNamed } from '@callboard/api-contract/collections';
import { json, stubApi } from '@callboard/api-client/testing';
import { aRecordOf, renderScreen } from '@callboard/records/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { VoteCard } from './VoteCard';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const hashcode = '00000000-0000-4000-8000-000000000010';

function show(values: object) {
  const event = aRecordOf(collectionNamed('events'));
  const fields = { event: { hashcode: event.hashcode, title: 'Wellington', model: 'events.Event' } };
  const stage = {
    ...aRecordOf(collectionNamed('stages')),
    ...fields,
    hashcode,
    status: 'judging',
    ...values,
  } as unknown as RecordOf<'stages'>; // It has a value in every field.
  const api = stubApi();
  api.on(`GET callboard/events/${event.hashcode}`, json({ ...event, status: 'running' }));
  const turnout = { votes: 1204, networks: 37, most_of_one: 900, limit_of_one: 2000 };
  api.on(`GET stages/${hashcode}/vote`, json({ success: true, data: turnout }));
  api.on('POST competition/stages/actions', json({ success: true, data: {} }));
  return { api, ...renderScreen(<VoteCard stage={stage} />, { at: '/', path: '/' }) };
}

const sent = ({ api }: ReturnType<typeof show>) =>
  api.callsOf('POST competition/stages/actions').map(({ body }) => Object(body).data);

describe('[3.24] the vote of the audience, for staff', () => {
  it('is opened until it is closed by hand', async () => {
    const shown = show({ vote_opened_at: null, vote_closes_at: null, vote_code: null });
    await shown.user.click(await screen.findByRole('button', { name: 'Open the vote' }));
    await waitFor(() => expect(sent(shown)).toEqual([{ step: 'open', until: null }]));
  });

  it('shows its code, and how many have voted: not for whom', async () => {
    const opened = new Date(Date.now() - 60_000).toISOString();
    const shown = show({ vote_opened_at: opened, vote_closes_at: null, vote_code: 'KTH7QP' });
    expect(await screen.findByText('KTH7QP')).toBeTruthy();
    expect(await screen.findByText('1,204 votes')).toBeTruthy();
    expect(screen.getByText(/from 37 networks, at most 900 from one/)).toBeTruthy();
    expect(screen.getByRole('img', { name: /QR code of the vote/ })).toBeTruthy();
    await shown.user.click(screen.getByRole('button', { name: 'Close the vote' }));
    await shown.user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(sent(shown)).toEqual([{ step: 'close' }, { step: 'open', until: null }]));
  });

  it('stays closed after the release', async () => {
    show({
      status: 'released',
      vote_opened_at: '2026-05-14T09:00:00.000Z',
      vote_closes_at: '2026-05-14T09:30:00.000Z',
      vote_code: 'KTH7QP',
    });
    expect(await screen.findByText('The vote is closed')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Open it again' })).toBeNull();
    expect(screen.queryByText('KTH7QP')).toBeNull();
  });
});
