import type { AudienceVote } from '@callboard/api-contract/competition';
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeServer, json } from '../../testing/fakeServer';
import { closeApps, openApp } from '../../testing/openApp';

vi.mock('@callboard/screens', () => import('../../testing/fakeScreens'));

afterEach(async () => {
  await closeApps();
  vi.unstubAllGlobals();
});

const stage = '0f0e0d0c-0b0a-4908-8706-050403020100';
const at = `/vote/${stage}`;
const vote: AudienceVote = {
  stage: 'Heat',
  event: 'Wellington',
  zone: 'Pacific/Auckland',
  isOpen: true,
  by: 'hall',
  closes_at: '2026-05-14T09:30:00.000Z',
  acts: [
    { hashcode: 'one', name: 'Tide Pools', school: 'Kea College' },
    // It is named after one of its people.
    { hashcode: 'two', name: null, school: 'Tūī High' },
  ],
};
const answer = (data: AudienceVote) => json({ success: true, data });
const done = json({ success: true, data: {} });
const cast = (calls: ReturnType<typeof fakeServer>['calls']) =>
  calls.filter(({ name }) => name === 'castVote').map(({ body }) => Object(body));

describe('[3.24] the vote of the audience on a phone', () => {
  it('is cast with the code of the hall, changed with the same ballot, and remembered', async () => {
    const { calls } = fakeServer({ audienceVote: answer(vote), castVote: done });
    await openApp({ at });
    fireEvent.click(await screen.findByRole('radio', { name: /Tide Pools/ }));
    fireEvent.change(screen.getByRole('textbox', { name: /Code of the hall/ }), {
      target: { value: 'KTH 7QP' },
    });
    expect(screen.getByText('The vote closes at 21:30 NZST.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Vote' }));
    expect(await screen.findByText('You voted for Tide Pools')).toBeTruthy();

    fireEvent.click(screen.getByRole('radio', { name: /Tūī High/ }));
    fireEvent.click(screen.getByRole('button', { name: 'Change my vote' }));
    expect(await screen.findByText('You voted for Tūī High')).toBeTruthy();
    const [first, second] = cast(calls);
    expect(first).toMatchObject({ stage, entry: 'one', code: 'KTH 7QP' });
    expect(second).toMatchObject({ entry: 'two', ballot: first.ballot });
    // So that the first, sent again, does not replace the second.
    expect(second.nth).toBeGreaterThan(first.nth);

    const key = `callboard.vote.${stage}`;
    const remembered = localStorage.getItem(key) ?? '';
    await closeApps();
    localStorage.setItem(key, remembered);
    // The QR code of the hall has its code in the address.
    await openApp({ at: `${at}#MNP234` });
    expect(await screen.findByText('You voted for Tūī High')).toBeTruthy();
    expect(screen.getByRole('textbox', { name: /Code of the hall/ })).toHaveProperty('value', 'MNP234');
  });

  it('says what is missing, and at which field a code is wrong', async () => {
    const wrong = {
      success: false,
      data: {},
      error: {
        code: 'voteWrongCode',
        message: 'This is not the code of the hall. Look at the screen, or ask the staff.',
      },
    };
    const { calls } = fakeServer({ audienceVote: answer(vote), castVote: json(wrong, 403) });
    await openApp({ at });
    fireEvent.click(await screen.findByRole('button', { name: 'Vote' }));
    expect(screen.getByText('Select an act.')).toBeTruthy();
    fireEvent.click(screen.getByRole('radio', { name: /Tide Pools/ }));
    fireEvent.click(screen.getByRole('button', { name: 'Vote' }));
    expect(screen.getByText('Enter the code of the hall.')).toBeTruthy();
    expect(cast(calls)).toEqual([]);
    const code = screen.getByRole('textbox', { name: /Code of the hall/ });
    fireEvent.change(code, { target: { value: 'AAAAAA' } });
    fireEvent.click(screen.getByRole('button', { name: 'Vote' }));
    expect(await screen.findByText(wrong.error.message)).toBeTruthy();
    expect(code.getAttribute('aria-invalid')).toBe('true');
    expect(screen.queryByText(/You voted for/)).toBeNull();
  });

  it('ends when it is closed', async () => {
    fakeServer({ audienceVote: answer({ ...vote, isOpen: false }) });
    await openApp({ at });
    expect(await screen.findByText('The vote is closed')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Vote' })).toBeNull();
  });

  it('[3.24] is one for each ticket, by the code that the link of an order has', async () => {
    const { calls } = fakeServer({ audienceVote: answer({ ...vote, by: 'ticket' }), castVote: done });
    await openApp({ at: `${at}#CB1.abcdefghijklmnopqrst` });
    fireEvent.click(await screen.findByRole('radio', { name: /Tide Pools/ }));
    fireEvent.click(screen.getByRole('button', { name: 'Vote' }));
    expect(await screen.findByText(/One vote counts for each ticket/)).toBeTruthy();
    expect(cast(calls)[0]).toMatchObject({ code: 'CB1.abcdefghijklmnopqrst' });
  });
});
