import { json, stubApi } from '@callboard/api-client/testing';
import type { Role } from '@callboard/api-contract';
import { collectionNamed } from '@callboard/api-contract/collections';
import type { Appearance, AppearingEntry } from '@callboard/api-contract/scheduling';
import { runSheet } from '@callboard/domain/scheduling';
import { outboxState } from '@callboard/offline';
import { aRecordOf, renderScreen } from '@callboard/records/testing';
import { defineTenant, TenantProvider } from '@callboard/tenant';
import { act as reactAct, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { clockIn } from '@callboard/records/screen';
import { PerformanceSlots } from './PerformanceSlots';
import { RunSheet } from './RunSheet';
import type { Performance } from './RunSheetContext';

afterEach(cleanup);

const tenant = defineTenant({
  code: 'showquest',
  name: 'Showquest',
  tagline: 'Schools on stage',
  features: { performances: true, scheduling: true },
  labels: { entries: { one: 'Act', many: 'Acts' } },
});
const event = '00000000-0000-4000-8000-0000000000ee';
const performance = {
  ...aRecordOf(collectionNamed('performances')),
  name: 'Matinee',
  session: 'matinee',
  status: 'scheduled',
  starts_at: '2028-05-05T01:00:00Z',
  ends_at: '2028-05-05T02:00:00Z',
  // Fields of a performance that a run sheet needs.
} as unknown as Performance;

function act(name: string, from: number | null, entry: Partial<AppearingEntry> = {}): Appearance {
  const at = (minutes: number) =>
    new Date(Date.parse(performance.starts_at) + minutes * 60_000).toISOString();
  const hashcode = `00000000-0000-4000-8000-${name
    .toLowerCase()
    .replace(/[^a-f0-9]/g, '0')
    .padStart(12, '0')}`;
  return {
    hashcode,
    version: 1,
    kind: 'entry',
    name,
    entry: {
      ...{
        hashcode: hashcode.replace('-8000-', '-9000-'),
        name,
        status: 'accepted',
        event,
        organisation: null,
      },
      ...{ running_time: null, members_count: null, room: null, contact: null },
      ...entry,
    },
    away: null,
    performance: from === null ? null : { hashcode: performance.hashcode, title: 'Matinee' },
    space: null,
    slot_starts_at: from === null ? null : at(from),
    slot_ends_at: from === null ? null : at(from + 10),
    minutes: 10,
    is_out: false,
    cues: null,
  };
}
const items = [act('Abba', 0), act('Bach', 10, { running_time: 660 }), act('Cher', 30), act('Dido', null)];
const [abba, , , dido] = items;

function show(roles: readonly Role[] = ['staff']) {
  const clock = clockIn('Pacific/Auckland');
  const sheetOf = (listed: readonly Appearance[]) => (
    <TenantProvider tenant={tenant}>
      <RunSheet
        event={event}
        performances={[performance]}
        items={listed}
        clock={clock}
        defaultMinutes={10}
        isCut={false}
      >
        {(shown) =>
          runSheet([performance], shown, clock.dayOf).map(({ day, lanes }) =>
            lanes.map((lane) =>
              lane.performances.map((sheet) => (
                <PerformanceSlots key={day} sheet={sheet} clock={clock} hasSlots />
              )),
            ),
          )
        }
      </RunSheet>
    </TenantProvider>
  );
  const view = renderScreen(sheetOf(items), { roles });
  /** Shows what the server lists by now. */
  const list = (listed: readonly Appearance[]) => view.rerender(sheetOf(listed));
  return { ...view, list };
}

/** The rows of the running order: `13:00 Abba`, `13:20 10 min free`. */
function order(): string[] {
  const rows = within(
    screen.getAllByRole('list').find(({ tagName }) => tagName === 'OL') ?? document.body,
  ).getAllByRole('listitem');
  return rows.map((row) => {
    const link = within(row).queryByRole('link')?.textContent;
    return `${row.textContent.match(/\d\d:\d\d/)?.[0]} ${link ?? 'free'}`;
  });
}

const arrange = 'POST callboard/events/actions';
const stored = (changed: readonly (Appearance | undefined)[], version = 2) =>
  json(
    { success: true, data: { entries: changed.map((each) => ({ hashcode: each?.hashcode, version })) } },
    200,
    { 'change-set': '00000000-0000-4000-8000-0000000000c5' },
  );

describe('a run sheet', () => {
  it('[2.21] shows times, gaps, lengths and overruns', () => {
    stubApi();
    show();
    expect(order()).toEqual(['13:00 Abba', '13:10 Bach', '13:20 free', '13:30 Cher', '13:40 free']);
    expect(screen.getByText('1:00 min too long')).toBeTruthy();
    expect(screen.getByRole('img', { name: '30 of 60 minutes are taken' })).toBeTruthy();
  });

  it('[2.18] moves an act with Alt and an arrow key, sends one step, and announces where it is', async () => {
    const api = stubApi();
    api.on(arrange, stored(items.slice(0, 2)));
    const { user } = show();
    screen.getByRole('button', { name: 'Move Abba' }).focus();
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(order()).toEqual(['13:00 Bach', '13:10 Abba', '13:20 free', '13:30 Cher', '13:40 free']);
    expect(await screen.findByText('Abba is at 13:10, 2 of 3')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Undo' })).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Move Abba' }));
    expect(api.callsOf(arrange).map(({ body }) => body)).toMatchObject([
      {
        action: 'arrange_slots',
        target: event,
        data: { changes: [{ version: 1 }, { version: 1, slot_starts_at: '2028-05-05T01:10:00.000Z' }] },
      },
    ]);
  });

  it('sends the next step with the versions of the one before', async () => {
    const api = stubApi();
    api.on(arrange, stored(items.slice(0, 2)), stored(items.slice(0, 2), 3));
    const { user } = show();
    screen.getByRole('button', { name: 'Move Abba' }).focus();
    await user.keyboard('{Alt>}{ArrowDown}{ArrowUp}{/Alt}');
    await waitFor(() => expect(api.callsOf(arrange)).toHaveLength(2));
    expect(api.callsOf(arrange)[1]?.body).toMatchObject({
      data: { changes: [{ version: 2 }, { version: 2 }] },
    });
    expect(order().slice(0, 2)).toEqual(['13:00 Abba', '13:10 Bach']);
  });

  it('shows a stored step until the server lists it, and then what someone else has moved since', async () => {
    const api = stubApi();
    api.on(arrange, stored(items.slice(0, 2)));
    const { user, list } = show();
    screen.getByRole('button', { name: 'Move Abba' }).focus();
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(await screen.findByText('Abba is at 13:10, 2 of 3')).toBeTruthy();
    list([...items]);
    expect(order().slice(0, 2)).toEqual(['13:00 Bach', '13:10 Abba']);
    list([{ ...act('Abba', 45), version: 3 }, { ...act('Bach', 0), version: 2 }, ...items.slice(2)]);
    expect(order()).toEqual([
      '13:00 Bach',
      '13:10 free',
      '13:30 Cher',
      '13:40 free',
      '13:45 Abba',
      '13:55 free',
    ]);
  });

  it('goes back to what the server has where someone else was faster', async () => {
    const api = stubApi();
    const message = 'Someone else has changed this run sheet. It now shows their changes: try again.';
    let refuse: (answer: Response) => void = () => {};
    api.on(arrange, () => new Promise((resolve) => (refuse = resolve)));
    const { user } = show();
    await user.click(screen.getByRole('button', { name: 'Move Cher' }));
    await user.click(screen.getByRole('menuitem', { name: 'Move up' }));
    expect(order()[2]).toBe('13:20 free');
    expect(order()[1]).toBe('13:10 Cher');
    await waitFor(() => expect(api.callsOf(arrange)).toHaveLength(1));
    refuse(json({ success: false, data: {}, error: { message } }, 409));
    await waitFor(() =>
      expect(order()).toEqual(['13:00 Abba', '13:10 Bach', '13:20 free', '13:30 Cher', '13:40 free']),
    );
  });

  it('[2.18] shows moves that wait for a network in their places, and asks about one that was refused', async () => {
    stubApi();
    const place = (entry: Appearance | undefined, minutes: number) => ({
      entry: entry?.hashcode,
      version: 1,
      performance: performance.hashcode,
      slot_starts_at: new Date(Date.parse(performance.starts_at) + minutes * 60_000).toISOString(),
      slot_ends_at: new Date(Date.parse(performance.starts_at) + (minutes + 10) * 60_000).toISOString(),
    });
    const waiting = {
      number: 1,
      action: 'arrangeSlots',
      target: event,
      input: { changes: [place(items[1], 0), place(abba, 10)] },
      lane: `run-sheet/${event}`,
      text: 'Abba is at 13:10, 2 of 3',
      page: `/events/${event}?tab=run`,
      key: 'key-1',
      addedAt: 0,
      triedAt: null,
      problem: null,
    } as const;
    show();
    reactAct(() => outboxState.set([waiting]));
    expect(order().slice(0, 2)).toEqual(['13:00 Bach', '13:10 Abba']);
    expect(screen.getByText('1 move is stored on this device until you are connected.')).toBeTruthy();
    reactAct(() =>
      outboxState.set([
        { ...waiting, problem: 'Someone else was faster.' },
        { ...waiting, number: 2 },
      ]),
    );
    expect(order().slice(0, 2)).toEqual(['13:00 Abba', '13:10 Bach']);
    expect(screen.getByText('A move was not stored: Someone else was faster.')).toBeTruthy();
    expect(screen.getByText('1 move after it waits for you to decide.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Drop the moves' })).toBeTruthy();
    reactAct(() => outboxState.set([]));
    expect(screen.queryByText(/A move was not stored/)).toBeNull();
  });

  it('places a waiting act from the tray, and says where there is no room', async () => {
    const api = stubApi();
    api.on(arrange, stored([dido]));
    const { user } = show();
    await user.click(screen.getByRole('button', { name: 'Place Dido' }));
    const dialog = screen.getByRole('dialog');
    await user.selectOptions(within(dialog).getByLabelText(/Position/), 'After Bach, until 13:20');
    await user.click(within(dialog).getByRole('button', { name: 'Set place' }));
    expect(order()).toEqual(['13:00 Abba', '13:10 Bach', '13:20 Dido', '13:30 Cher', '13:40 free']);
    expect(await screen.findByText('Dido is at 13:20, 3 of 4')).toBeTruthy();
  });

  it('[2.18] gives an interval its place between acts, which is no link and is never called', async () => {
    const api = stubApi();
    const interval = {
      ...aRecordOf(collectionNamed('timeSlots')),
      name: 'Interval',
      kind: 'interval',
      minutes: 20,
      performance: null,
      slot_starts_at: null,
      slot_ends_at: null,
    };
    api.on('POST callboard/time_slots', json({ success: true, data: interval }, 201));
    api.on(arrange, json({ success: true, data: { entries: [] } }));
    const { user } = show();
    await user.click(screen.getByRole('button', { name: 'Add an interval, MC or awards to Matinee' }));
    await user.click(await screen.findByRole('button', { name: 'Add item' }));
    const dialog = await screen.findByRole('dialog', { name: 'Place Interval' });
    await user.selectOptions(within(dialog).getByLabelText(/Position/), 'After Abba, until 13:10');
    await user.click(within(dialog).getByRole('button', { name: 'Set place' }));
    expect(api.callsOf('POST callboard/time_slots')[0]?.body).toMatchObject({
      event: performance.event.hashcode,
      kind: 'interval',
      name: 'Interval',
      minutes: 15,
    });
    await waitFor(() => expect(api.callsOf(arrange)).toHaveLength(1));
    expect(api.callsOf(arrange)[0]?.body).toMatchObject({
      data: {
        changes: expect.arrayContaining([
          expect.objectContaining({
            entry: interval.hashcode,
            slot_starts_at: '2028-05-05T01:10:00.000Z',
            slot_ends_at: '2028-05-05T01:30:00.000Z',
          }),
        ]),
      },
    });
    expect(screen.queryByRole('link', { name: 'Interval' })).toBeNull();
  });

  it('swaps two, shifts the rest as far as there is room, closes a gap and takes one out', async () => {
    const api = stubApi();
    api.on(arrange, ...[2, 3, 4, 5].map((version) => stored(items, version)));
    const { user } = show();
    const select = async (act: string, item: RegExp) => {
      await user.click(screen.getByRole('button', { name: `Move ${act}` }));
      await user.click(screen.getByRole('menuitem', { name: item }));
    };
    await select('Abba', /Swap with/);
    await user.click(screen.getByRole('button', { name: 'Swap' }));
    expect(screen.getByText('Select one of the acts.')).toBeTruthy();
    await user.selectOptions(screen.getByLabelText(/With/), '13:30 Cher');
    await user.click(screen.getByRole('button', { name: 'Swap' }));
    expect(order().filter((row) => !row.endsWith('free'))).toEqual([
      '13:00 Cher',
      '13:10 Bach',
      '13:30 Abba',
    ]);

    await select('Abba', /Shift this/);
    await user.clear(screen.getByLabelText(/Minutes/));
    await user.type(screen.getByLabelText(/Minutes/), '25');
    await user.click(screen.getByRole('button', { name: 'Shift times' }));
    expect(screen.getByText('Enter a number from 1 to 20.')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText(/Minutes/));
    await user.clear(screen.getByLabelText(/Minutes/));
    await user.type(screen.getByLabelText(/Minutes/), '15');
    await user.click(screen.getByRole('button', { name: 'Shift times' }));
    expect(order()).toContain('13:45 Abba');

    await user.click(screen.getByRole('button', { name: 'Close the gap at 13:20' }));
    expect(order()).toContain('13:20 Abba');
    await select('Bach', /Take out/);
    expect(order()).toEqual(['13:00 Cher', '13:10 free', '13:20 Abba', '13:30 free']);
    expect(screen.getByRole('button', { name: 'Place Bach' })).toBeTruthy();
  });

  it('[7.40] draws the order by a seed, shows it first, and undoes it', async () => {
    const api = stubApi();
    api.on(arrange, stored(items));
    const { user } = show();
    const before = order();
    await user.click(screen.getByRole('button', { name: 'Draw the order of Matinee' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Draw the order of Matinee' }));
    const seed = dialog.getByRole<HTMLInputElement>('textbox', { name: /^Seed/ });
    expect(seed.value).toMatch(/^[0-9a-f]{8}$/);
    const preview = () =>
      within(dialog.getByRole('region', { name: 'Preview of the order' }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent);
    const draw = async (text: string) => {
      await user.clear(seed);
      if (text !== '') await user.type(seed, text);
    };
    await draw('2');
    const [first, other] = [preview(), (await draw('5'), preview())];
    expect(other).not.toEqual(first);
    await draw('2');
    expect(preview()).toEqual(first);
    await user.click(dialog.getByRole('checkbox', { name: 'Cher', hidden: true }));
    expect(preview()[0] === '13:00Cher' || preview()[2] === '13:30Cher').toBe(true);
    await draw('');
    await user.click(dialog.getByRole('button', { name: 'Use this order' }));
    dialog.getByText('Enter a seed, such as the date.');
    expect(api.callsOf(arrange)).toHaveLength(0);
    await draw('5');
    const used = preview().map((row) => row?.replace(/^(\d\d:\d\d)/, '$1 '));
    await user.click(dialog.getByRole('button', { name: 'Use this order' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(order().filter((row) => !row.endsWith('free'))).toEqual(used);
    expect(order()).not.toEqual(before);
    expect(await screen.findByText('Matinee is in the order of the seed 5')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Undo' })).toBeTruthy();
    expect(api.callsOf(arrange)).toHaveLength(1);
  });

  it('is only read by those who do not run the event', () => {
    stubApi();
    show(['judge']);
    expect(screen.queryByRole('button', { name: 'Move Abba' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Place Dido' })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Draw the order/ })).toBeNull();
    expect(screen.getByRole('link', { name: abba?.name ?? '' })).toBeTruthy();
  });
});
