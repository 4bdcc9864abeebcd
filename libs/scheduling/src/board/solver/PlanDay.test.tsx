import { json, stubApi } from '@callboard/api-client/testing';
import { collectionNamed } from '@callboard/api-contract/collections';
import type { Appearance, NeededPerson } from '@callboard/api-contract/scheduling';
import { runSheet } from '@callboard/domain/scheduling';
import { clockIn } from '@callboard/records/screen';
import { aRecordOf, renderScreen } from '@callboard/records/testing';
import { defineTenant, TenantProvider } from '@callboard/tenant';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { RunSheet } from '../../run-sheet/RunSheet';
import type { Performance } from '../../run-sheet/RunSheetContext';
import { Board } from '../Board';
import { useConflicts } from '../useConflicts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

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
const show = (name: string, minutes: number) =>
  ({
    ...aRecordOf(collectionNamed('performances')),
    hashcode: id(name),
    name,
    session: 'matinee',
    status: 'scheduled',
    space: { hashcode: id(`room ${name}`), title: `Room ${name}` },
    starts_at: at(0),
    ends_at: at(minutes),
    // Fields of a performance that a board needs.
  }) as unknown as Performance;
const [main, hall] = [show('Main', 30), show('Hall', 20)];

function act(name: string, place: readonly [Performance, number] | null, minutes = 10): Appearance {
  const starts = place && place[1];
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
    performance: place && { hashcode: place[0].hashcode, title: place[0].name },
    space: null,
    slot_starts_at: starts === null ? null : at(starts),
    slot_ends_at: starts === null ? null : at(starts + minutes),
    minutes,
    is_out: false,
    cues: null,
  };
}
const mia: NeededPerson = {
  hashcode: id('mia'),
  title: 'Mia Smith',
  needs: ['Abba', 'Cher'].map((name) => ({ as: 'performer', item: id(name) })),
};
const clock = clockIn('Pacific/Auckland');

function Sheet({ shown }: { shown: readonly Appearance[] }) {
  // Fields of an event that conflicts need.
  const conflicts = useConflicts(event as unknown as Parameters<typeof useConflicts>[0], shown);
  const days = runSheet([main, hall], shown, clock.dayOf);
  return <Board days={days} clock={clock} statusOf={(status) => ({ label: status })} conflicts={conflicts} />;
}

async function openPlan(items: readonly Appearance[], defaultMinutes = 10) {
  const api = stubApi();
  api.on('GET needed_people', () => json({ success: true, data: { people: [mia] } }));
  api.on('POST callboard/events/actions', () => {
    const entries = items.map(({ hashcode }) => ({ hashcode, version: 2 }));
    return json({ success: true, data: { entries } }, 200, { 'change-set': id('set') });
  });
  const { user } = renderScreen(
    <TenantProvider tenant={tenant}>
      <RunSheet
        event={event.hashcode}
        performances={[main, hall]}
        items={items}
        clock={clock}
        defaultMinutes={defaultMinutes}
        isCut={false}
      >
        {(shown) => <Sheet shown={shown} />}
      </RunSheet>
    </TenantProvider>,
    { roles: ['staff'] },
  );
  await user.click(await screen.findByRole('button', { name: 'Plan the day' }));
  const dialog = await screen.findByRole('dialog', { name: /^Plan Fri/ });
  return { api, user, dialog: within(dialog) };
}

const textsOf = (part: HTMLElement) =>
  within(part)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const writes = (api: Awaited<ReturnType<typeof openPlan>>['api']) =>
  api.callsOf('POST callboard/events/actions');

describe('the plan of a day', () => {
  it('[2.18] shows what goes where and why before anything is stored, then is one step', async () => {
    const { api, user, dialog } = await openPlan([
      act('Abba', [main, 0]),
      act('Bach', [main, 10], 20),
      act('Cher', null),
      act('Dido', null),
    ]);
    await user.click(dialog.getByRole('button', { name: 'Find a plan' }));
    const moves = await dialog.findByRole('region', { name: '2 acts placed or moved' });
    expect(textsOf(moves)).toEqual([
      '13:00Dido HallThe only free time that is long enough',
      '13:10Cher HallThe only free time that is long enough',
    ]);
    expect(dialog.getByRole('region', { name: 'Score by rule' }).textContent).toContain(
      'Within an hour of another of the same school: 0 (before: 0)',
    );
    expect(writes(api)).toHaveLength(0);
    await user.click(dialog.getByRole('button', { name: 'Use this plan' }));
    await waitFor(() => expect(writes(api)).toHaveLength(1));
    expect(writes(api)[0]?.body).toMatchObject({ data: { changes: [{}, {}] } });
    expect(await screen.findByRole('button', { name: 'Undo: Plan used: 2 acts' })).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('[1.10] [2.18] explains that an act waits for someone who is in another one', async () => {
    const full = [act('Abba', [main, 0]), act('Bach', [main, 10], 20), act('Cher', null)];
    const { user, dialog } = await openPlan(full);
    await user.click(dialog.getByRole('button', { name: 'Find a plan' }));
    const moves = await dialog.findByRole('region', { name: '1 act placed or moved' });
    expect(textsOf(moves)).toEqual([
      '13:10Cher HallFirst free time of Hall after Abba, which needs Mia Smith too',
    ]);
  });

  it('[2.18] names what leaves an act no place, and stores nothing when it is closed', async () => {
    const full = [act('Abba', [main, 0], 30), act('Bach', [hall, 0]), act('Cher', null), act('Dido', null)];
    const { api, user, dialog } = await openPlan(full, 15);
    await user.click(dialog.getByRole('button', { name: 'Find a plan' }));
    const left = await dialog.findByRole('region', { name: 'Without a place' });
    expect(textsOf(left)).toEqual([
      'Cher Mia Smith cannot be in it as long as these stay: Abba.',
      'Dido These stay and leave no time for it: Bach, Abba.',
    ]);
    expect(dialog.getByRole('button', { name: 'Use this plan' }).hasAttribute('disabled')).toBe(true);
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(writes(api)).toHaveLength(0);
  });

  it('[2.18] repairs a conflict around a pinned act, with weights by sliders and keys', async () => {
    const { user, dialog } = await openPlan([act('Abba', [main, 0]), act('Cher', [hall, 0])]);
    expect(dialog.getByRole('radio', { name: 'Repair conflicts' })).toHaveProperty('checked', true);
    const early = dialog.getByRole('slider', { name: 'Early finish' });
    expect(early.getAttribute('aria-valuetext')).toBe('Low');
    fireEvent.change(early, { target: { value: '0' } });
    expect(early.getAttribute('aria-valuetext')).toBe('Off');
    await user.click(dialog.getByText('Pinned (0)'));
    const pins = within(dialog.getByRole('group', { name: 'Pinned' }));
    pins.getByRole('checkbox', { name: 'Abba' }).focus();
    await user.keyboard(' ');
    await user.click(dialog.getByRole('button', { name: 'Find a plan' }));
    const moves = await dialog.findByRole('region', { name: '1 act placed or moved' });
    expect(textsOf(moves)[0]).toContain('13:10Cher Hall');
    expect(textsOf(moves)[0]).toContain('Before: 13:00, Hall');
    await user.click(dialog.getByRole('button', { name: 'Change the rules' }));
    expect(dialog.getByText('Pinned (1)')).toBeTruthy();
  });

  it('[2.18] reports that nothing changes', async () => {
    const { user, dialog } = await openPlan([act('Abba', [main, 0])]);
    await user.click(dialog.getByRole('radio', { name: 'Repair conflicts' }));
    await user.click(dialog.getByRole('button', { name: 'Find a plan' }));
    expect(await dialog.findByText('Nothing changes')).toBeTruthy();
  });

  it('[2.18] shows the progress of a worker, ends it with the best so far, and reports that it broke', async () => {
    const workers: StubWorker[] = [];
    class StubWorker {
      onmessage: ((message: { data: unknown }) => void) | null = null;
      onerror: (() => void) | null = null;
      sent: unknown[] = [];
      constructor() {
        workers.push(this);
      }
      postMessage(message: unknown) {
        this.sent.push(message);
      }
      terminate() {
        this.sent.push('terminated');
      }
    }
    vi.stubGlobal('Worker', StubWorker);
    const { user, dialog } = await openPlan([act('Abba', null)]);
    await user.click(dialog.getByRole('button', { name: 'Find a plan' }));
    workers[0]?.onmessage?.({ data: { progress: { share: 0.5, placed: 1, waiting: 2, conflicts: 0 } } });
    expect(await dialog.findByText('1 placed, 2 waiting, 0 conflicts')).toBeTruthy();
    expect(dialog.getByRole('progressbar', { name: 'Planning' })).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Stop and show the best so far' }));
    expect(workers[0]?.sent[1]).toBe('stop');
    workers[0]?.onerror?.();
    expect(await dialog.findByText(/^The plan could not be made/)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Find a plan' }));
    expect(workers).toHaveLength(2);
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(workers[1]?.sent.at(-1)).toBe('terminated');
  });
});
