import { json, stubApi } from '@callboard/api-client/testing';
import type { Role } from '@callboard/api-contract';
import type { Show } from '@callboard/api-contract/scheduling';
import { renderScreen } from '@callboard/records/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Screen } from './ShowScreens';

afterEach(cleanup);

const hashcode = '00000000-0000-4000-8000-0000000000aa';
const at = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
const item = (id: string, name: string, from: number): Show['items'][number] => {
  return {
    hashcode: id,
    kind: 'entry',
    entry: `entry ${id}`,
    name,
    away: null,
    room: id === 'b' ? 'Room 4' : null,
    cues: id === 'b' ? 'Blackout first' : null,
    from: at(from),
    to: at(from + 10),
  };
};

/** A show whose first act began so many minutes ago; it takes ten. */
function open(page: string, ago: number, roles: readonly Role[] = ['staff']) {
  const show: Show = {
    performance: {
      hashcode,
      title: 'Opening night',
      status: 'running',
      starts_at: at(-20),
      ends_at: at(100),
    },
    zone: 'Pacific/Auckland',
    items: ['Anchor', 'Breeze', 'Current', 'Dawn', 'Ember'].map((name, nth) =>
      item(name[0]?.toLowerCase() ?? '', name, nth * 10 - ago),
    ),
    steps: [
      {
        hashcode: '1',
        step: 'start',
        item: 'a',
        at: at(-ago),
        undoes: null,
        other: null,
        minutes: null,
        participant: null,
        by: null,
      },
    ],
  };
  stubApi().on(`GET performances/${hashcode}/show`, json({ success: true, data: show }));
  renderScreen(<Screen />, {
    at: `/performances/${hashcode}/show/${page}`,
    path: '/performances/:hashcode/show/:screen',
    roles,
  });
}

const stage = async () => within(await screen.findByRole('region', { name: 'On stage' }));

describe('[2.18] [7.40] the screens of a show', () => {
  it.each([
    [3, /^[67]:\d\d$/, 'Time left'],
    [9.5, /^0:[23]\d$/, 'Nearly over'],
    [12, /^2:0\d$/, 'Over time'],
  ])('has the clock of an act %s minutes on stage with a word', async (ago, digits, word) => {
    open('clock', ago);
    const shown = await stage();
    shown.getByText('Anchor');
    expect(shown.getByRole('timer').textContent).toMatch(digits);
    shown.getByText(word);
    expect(screen.queryByRole('region', { name: 'Next three' })).toBeNull();
  });

  it('has the next three in the wings, with cues', async () => {
    open('wings', 3);
    (await stage()).getByText('Anchor');
    const next = within(screen.getByRole('region', { name: 'Next three' })).getAllByRole('listitem');
    expect(next.map(({ textContent }) => textContent?.split(/\d/)[0])).toEqual(['Breeze', 'Current', 'Dawn']);
    expect(next[0]?.textContent).toMatch(/in 7 minutes · Room: Room 4Blackout first$/);
  });

  it('has the call of each in the green room, and no cues', async () => {
    open('green-room', 3);
    await stage();
    const [first] = within(screen.getByRole('region', { name: 'Next three' })).getAllByRole('listitem');
    expect(first?.textContent).toMatch(/^BreezeYour call: \d\d:\d\din 7 minutes/);
    expect(screen.queryByText('Blackout first')).toBeNull();
  });
});
