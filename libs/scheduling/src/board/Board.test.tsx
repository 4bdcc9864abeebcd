import { json, stubApi } from '@callboard/api-client/testing';
import { collectionNamed } from '@callboard/api-contract/collections';
import type { Appearance, NeededPerson } from '@callboard/api-contract/scheduling';
import { runSheet } from '@callboard/domain/scheduling';
import { aRecordOf, renderScreen } from '@callboard/records/testing';
import { clockIn } from '@callboard/records/screen';
import { defineTenant, TenantProvider } from '@callboard/tenant';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { RunSheet } from '../run-sheet/RunSheet';
import type { Performance } from '../run-sheet/RunSheetContext';
import { Board } from './Board';
import { ConflictList } from './ConflictList';
import { useConflicts } from './useConflicts';

afterEach(cleanup);

const tenant = defineTenant({
  code: 'showquest',
  name: 'Showquest',
  tagline: 'Schools on stage',
  features: { performances: true, scheduling: true },
  labels: { entries: { one: 'Act', many: 'Acts' } },
});
const start = Date.parse('2028-05-05T01:00:00Z');
const at = (minutes: number) => new Date(start + minutes * 60_000).toISOString();
const id = (name: string) =>
  `00000000-0000-4000-8000-${[...name]
    .map((letter) => letter.charCodeAt(0).toString(16))
    .join('')
    .padStart(12, '0')
    .slice(-12)}`;
const event = { ...aRecordOf(collectionNamed('events')), hashcode: id('event'), warm_up_minutes: null };
const show = (name: string, given: object = {}) =>
  ({
    ...aRecordOf(collectionNamed('performances')),
    hashcode: id(name),
    name,
    session: 'matinee',
    status: 'scheduled',
    space: { hashcode: id(`room ${name}`), title: `Room ${name}` },
    starts_at: at(0),
    ends_at: at(60),
    ...given,
    // Fields of a performance that a board needs.
  }) as unknown as Performance;
const [main, hall, old] = [show('Main'), show('Hall'), show('Old', { status: 'finished' })];

function act(name: string, performance: Performance, from: number): Appearance {
  return {
    hashcode: id(name),
    version: 1,
    kind: 'entry',
    name,
    entry: {
      ...{ hashcode: id(`e${name}`), name, status: 'accepted', event: event.hashcode, organisation: null },
      ...{ running_time: null, members_count: null, room: null, contact: null },
    },
    away: null,
    performance: { hashcode: performance.hashcode, title: performance.name },
    space: null,
    slot_starts_at: at(from),
    slot_ends_at: at(from + 10),
    minutes: 10,
    is_out: false,
    cues: null,
  };
}
const items = [act('Abba', main, 0), act('Bach', main, 10), act('Cher', hall, 5), act('Dido', old, 0)];
const mia: NeededPerson = {
  hashcode: id('mia'),
  title: 'Mia Smith',
  needs: [
    { as: 'performer', item: id('Abba') },
    { as: 'performer', item: id('Cher') },
  ],
};

const clock = clockIn('Pacific/Auckland');

function Sheet({ shown }: { shown: readonly Appearance[] }) {
  // Fields of an event that conflicts need.
  const conflicts = useConflicts(event as unknown as Parameters<typeof useConflicts>[0], shown);
  return (
    <>
      {conflicts && <ConflictList conflicts={conflicts} clock={clock} />}
      <Board
        days={runSheet([main, hall, old], shown, clock.dayOf)}
        clock={clock}
        statusOf={(status) => ({ label: status })}
        conflicts={conflicts}
      />
    </>
  );
}

function render() {
  const api = stubApi();
  api.on('GET needed_people', () => json({ success: true, data: { people: [mia] } }));
  const changeSet = id('set');
  let version = 1;
  api.on('POST callboard/events/actions', () => {
    version += 1;
    const entries = items.map(({ hashcode }) => ({ hashcode, version }));
    return json({ success: true, data: { entries } }, 200, { 'change-set': changeSet });
  });
  const { user } = renderScreen(
    <TenantProvider tenant={tenant}>
      <RunSheet
        event={event.hashcode}
        performances={[main, hall, old]}
        items={items}
        clock={clock}
        defaultMinutes={10}
        isCut={false}
      >
        {(shown) => <Sheet shown={shown} />}
      </RunSheet>
    </TenantProvider>,
    { roles: ['staff'] },
  );
  return { api, user, changeSet };
}

/** The items of a space, with their times. */
const blocksOf = (space: string) =>
  within(screen.getByRole('group', { name: new RegExp(`^Room ${space},`) }))
    .getAllByRole('listitem')
    .map((block) => {
      const [times] = /\d\d:\d\d–\d\d:\d\d/.exec(block.textContent) ?? [];
      return `${times} ${within(block).getByRole('link').textContent}`;
    });
const press = async (user: ReturnType<typeof render>['user'], name: string, keys: string) => {
  screen.getByRole('button', { name: `Move ${name}` }).focus();
  await user.keyboard(keys);
};

describe('the board of a day', () => {
  it('[3.30] [2.21] shows each space with what is on in it, and says why a finished one takes nothing', () => {
    render();
    expect(blocksOf('Main')).toEqual(['13:00–13:10 Abba', '13:10–13:20 Bach']);
    expect(blocksOf('Hall')).toEqual(['13:05–13:15 Cher']);
    const closed = screen.getByRole('group', { name: /^Room Old,/ });
    expect(within(closed).getByText('finished: no changes')).toBeTruthy();
    expect(within(closed).queryByRole('button')).toBeNull();
  });

  it('[2.18] moves an act by Alt and arrow keys: past another, by five minutes, to another space', async () => {
    const { user } = render();
    await press(user, 'Abba', '{Alt>}{ArrowDown}{/Alt}');
    expect(blocksOf('Main')).toEqual(['13:00–13:10 Bach', '13:10–13:20 Abba']);
    await press(user, 'Abba', '{Alt>}{ArrowDown}{/Alt}');
    expect(blocksOf('Main')).toEqual(['13:00–13:10 Bach', '13:15–13:25 Abba']);
    await press(user, 'Abba', '{Alt>}{ArrowLeft}{/Alt}');
    expect(blocksOf('Hall')).toEqual(['13:05–13:15 Cher', '13:15–13:25 Abba']);
    await press(user, 'Abba', '{Alt>}{ArrowRight}{/Alt}');
    expect(blocksOf('Main')).toEqual(['13:00–13:10 Bach', '13:15–13:25 Abba']);
  });

  it('[2.18] makes an act longer and shorter with Shift, and the next makes room', async () => {
    const { user } = render();
    await press(user, 'Abba', '{Alt>}{Shift>}{ArrowDown}{/Shift}{/Alt}');
    expect(blocksOf('Main')).toEqual(['13:00–13:15 Abba', '13:15–13:25 Bach']);
    await press(user, 'Abba', '{Alt>}{Shift>}{ArrowUp}{ArrowUp}{ArrowUp}{/Shift}{/Alt}');
    expect(blocksOf('Main')).toEqual(['13:00–13:05 Abba', '13:15–13:25 Bach']);
  });

  it('[2.18] undoes the latest step by its button and by Ctrl and Z', async () => {
    const { user, api, changeSet } = render();
    api.on('POST changes/actions', () => json({ success: true, data: {} }));
    await press(user, 'Cher', '{Alt>}{ArrowDown}{/Alt}');
    const undo = await screen.findByRole('button', { name: /^Undo: Cher is at 13:10/ });
    await press(user, 'Cher', '{Control>}z{/Control}');
    await waitFor(() => expect(api.callsOf('POST changes/actions')).toHaveLength(1));
    expect(api.callsOf('POST changes/actions')[0]?.body).toMatchObject({ action: 'undo', target: changeSet });
    await waitFor(() => expect(undo.hasAttribute('disabled')).toBe(true));
  });
});

describe('conflicts', () => {
  it('[2.18] are counted, said in a sentence, marked at both acts, and repaired by a click', async () => {
    const { user, api } = render();
    const text = 'Mia Smith is needed twice at one time: Abba (13:00–13:10) and Cher (13:05–13:15).';
    await user.click(await screen.findByText('Conflicts'));
    expect(screen.getByText(text)).toBeTruthy();
    expect(screen.getAllByRole('img', { name: `Conflict: ${text}` })).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: `Show repairs: ${text}` }));
    await user.click(screen.getByRole('button', { name: 'Move Cher to 13:20 in Main' }));
    expect(blocksOf('Main')).toEqual(['13:00–13:10 Abba', '13:10–13:20 Bach', '13:20–13:30 Cher']);
    expect(screen.getByText('No one is needed in two places at one time.')).toBeTruthy();
    await waitFor(() => expect(api.callsOf('POST callboard/events/actions')).toHaveLength(1));
  });
});
