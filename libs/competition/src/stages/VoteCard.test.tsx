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

function show(values: object, marks: object[] = []) {
  const event = aRecordOf(collectionNamed('events'));
  const fields = { event: { hashcode: event.hashcode, title: 'Wellington', model: 'events.Event' } };
  const stage = {
    ...aRecordOf(collectionNamed('stages')),
    ...fields,
    hashcode,
    status: 'judging',
    vote_by: 'hall',
    ...values,
  } as unknown as RecordOf<'stages'>; // It has a value in every field.
  const api = stubApi();
  api.on(`GET callboard/events/${event.hashcode}`, json({ ...event, status: 'running' }));
  const turnout = { votes: 1204, networks: 37, most_of_one: 900, limit_of_one: 2000, left_out: 0, marks };
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
    await waitFor(() => expect(sent(shown)).toEqual([{ step: 'open', until: null, by: 'hall' }]));
  });

  it('has cards to print before it is opened with one vote for each of them, and after', async () => {
    const shown = show({ vote_opened_at: null, vote_closes_at: null, vote_code: null });
    expect(screen.queryByRole('link', { name: 'Print cards' })).toBeNull();
    await shown.user.click(await screen.findByRole('radio', { name: /^Printed card/ }));
    const link = await screen.findByRole('link', { name: 'Print cards' });
    expect(link.getAttribute('href')).toBe(`/stages/${hashcode}/vote/cards`);
    await shown.user.click(screen.getByRole('button', { name: 'Open the vote' }));
    await waitFor(() => expect(sent(shown)).toEqual([{ step: 'open', until: null, by: 'card' }]));
    cleanup();
    const open = { vote_opened_at: new Date().toISOString(), vote_closes_at: null, vote_code: 'KTH7QP' };
    show({ ...open, vote_by: 'card' });
    expect(await screen.findByRole('link', { name: 'Print cards' })).toBeTruthy();
    expect(screen.queryByText('KTH7QP')).toBeNull();
  });

  it('is opened with one vote for each ticket, and then shows no code', async () => {
    const shown = show({ vote_opened_at: null, vote_closes_at: null, vote_code: null });
    await shown.user.click(await screen.findByRole('radio', { name: /^Ticket/ }));
    await shown.user.click(screen.getByRole('button', { name: 'Open the vote' }));
    await waitFor(() => expect(sent(shown)).toEqual([{ step: 'open', until: null, by: 'ticket' }]));
    cleanup();
    show({
      vote_opened_at: new Date().toISOString(),
      vote_closes_at: null,
      vote_code: 'KTH7QP',
      vote_by: 'ticket',
    });
    expect(await screen.findByText(/Ticket holders find the vote/)).toBeTruthy();
    expect(screen.queryByText('KTH7QP')).toBeNull();
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

  it('names votes that look like a program, which staff leave out and count again', async () => {
    const opened = new Date(Date.now() - 60_000).toISOString();
    const mark = {
      source: 'a source of votes',
      votes: 700,
      first: '2026-05-14T09:00:00.000Z',
      last: '2026-05-14T09:10:00.000Z',
      doubts: ['evenPace', 'oneAct'],
    };
    const open = { vote_opened_at: opened, vote_closes_at: null, vote_code: 'KTH7QP' };
    const shown = show(open, [
      { ...mark, is_left_out: false },
      { ...mark, source: 'another source', is_left_out: true },
    ]);
    const [counted, leftOut] = await screen.findAllByRole('listitem');
    expect(counted?.textContent).toContain('700 votes from one kind of device in one network');
    expect(counted?.textContent).toContain('At an even pace');
    expect(leftOut?.textContent).toContain('Not counted');
    await shown.user.click(screen.getByRole('button', { name: 'Leave them out' }));
    await shown.user.click(screen.getByRole('button', { name: 'Count them' }));
    await waitFor(() =>
      expect(sent(shown)).toEqual([
        { step: 'leave_out', source: 'a source of votes' },
        { step: 'count_again', source: 'another source' },
      ]),
    );
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
