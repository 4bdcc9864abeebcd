import { json, stubApi } from '@callboard/api-client/testing';
import type { Role } from '@callboard/api-contract';
import type { Show } from '@callboard/api-contract/scheduling';
import { renderScreen } from '@callboard/records/testing';
import { Screen } from './ShowScreen';
import { defineTenant, TenantProvider } from '@callboard/tenant';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

afterEach(cleanup);

const tenant = defineTenant({
  code: 'showquest',
  name: 'Showquest',
  tagline: 'Schools on stage',
  features: { performances: true, scheduling: true },
  labels: { entries: { one: 'Act', many: 'Acts' } },
});
const hashcode = '00000000-0000-4000-8000-0000000000aa';
const path = `performances/${hashcode}/show`;
const minuteMs = 60_000;
let now = Date.now();
// One clock for all times of a test: the differences between them are whole minutes.
beforeEach(() => {
  now = Date.now();
});
const at = (minutes: number) => new Date(now + minutes * minuteMs).toISOString();
const act = (id: string, name: string | null, from: number): Show['items'][number] => {
  return {
    hashcode: id,
    kind: 'entry',
    entry: name === null ? null : `entry ${id}`,
    name,
    away: null,
    room: null,
    cues: null,
    from: at(from),
    to: at(from + 10),
  };
};
const step = (id: string, kind: Show['steps'][number]['step'], item: string | null, minutes: number) => {
  return {
    hashcode: id,
    step: kind,
    item,
    at: at(minutes),
    undoes: null,
    other: null,
    minutes: null,
    participant: null,
    by: null,
  };
};
const show = (given: Partial<Show> = {}, status = 'running'): Show => ({
  performance: { hashcode, title: 'Opening night', status, starts_at: at(-20), ends_at: at(100) },
  zone: 'Pacific/Auckland',
  items: [act('a', 'Anchor', -20), act('b', 'Breeze', -10), act('c', 'Current', 20)],
  steps: [step('1', 'start', 'a', -18)],
  ...given,
});

function open(shown: Show, roles: readonly Role[] = ['staff']) {
  const api = stubApi();
  api.on(`GET ${path}`, json({ success: true, data: shown }));
  const view = renderScreen(
    <TenantProvider tenant={tenant}>
      <Screen />
    </TenantProvider>,
    { at: `/performances/${hashcode}/show`, path: '/performances/:hashcode/show', roles },
  );
  return { api, ...view };
}

const textOf = async (name: string) => (await screen.findByRole('region', { name })).textContent;

describe('[2.18] the night of a performance', () => {
  it('has what is on with its own clock, what comes next, and how late the show is', async () => {
    open(show());
    const stage = await textOf('On stage');
    expect(stage).toMatch(/Anchor18:0\d of 10:00/);
    expect(stage).toMatch(/8:0\d over/);
    expect(await textOf('Next')).toContain('Breeze');
    screen.getByText('10 min later than planned');
  });

  it('makes a step immediately, sends it once with when it was made, and undoes it', async () => {
    const { api, user } = open(show());
    api.on('POST callboard/performances/actions', json({ success: true, data: { hashcode: '2' } }));
    await user.click(await screen.findByRole('button', { name: 'Start Breeze' }));
    expect(await textOf('On stage')).toContain('Breeze');
    await user.click(screen.getByRole('button', { name: 'Undo: Start Breeze' }));
    expect(await textOf('On stage')).toContain('Anchor');
    // Each is sent when the one before is answered, and then the show is read again.
    await expect.poll(() => api.callsOf('POST callboard/performances/actions').length).toBe(2);
    await expect.poll(() => api.callsOf(`GET ${path}`).length).toBeGreaterThanOrEqual(3);
    const sent = api.callsOf('POST callboard/performances/actions').map(({ body }) => body);
    expect(sent).toMatchObject([
      { action: 'call_show', target: hashcode, data: { step: 'start', item: 'b', undoes: null } },
      { action: 'call_show', target: hashcode, data: { step: 'undo', item: null } },
    ]);
  });

  it('catches up by a shorter pause, after showing what that moves', async () => {
    const pause = { ...act('p', 'Interval', -10), kind: 'interval' as const, entry: null, to: at(10) };
    const items = [act('a', 'Anchor', -20), pause, act('b', 'Breeze', 10)];
    const { api, user } = open(show({ items, steps: [step('1', 'start', 'a', -14)] }));
    api.on('POST callboard/performances/actions', json({ success: true, data: { hashcode: '2' } }));
    await user.click(await screen.findByRole('button', { name: 'Catch up 10 min' }));
    const question = screen.getByRole('dialog', { name: 'How long is Interval?' });
    expect(question.textContent).toMatch(/10 min.*Planned: 20 min.*Breeze: \d\d:\d\d → \d\d:\d\d/);
    await user.click(within(question).getByRole('button', { name: '5 min longer' }));
    await user.click(within(question).getByRole('button', { name: '1 min shorter' }));
    await user.click(within(question).getByRole('button', { name: 'Interval takes 14 min' }));
    await expect.poll(() => api.callsOf('POST callboard/performances/actions').length).toBe(1);
    expect(api.callsOf('POST callboard/performances/actions')[0]?.body).toMatchObject({
      data: { step: 'length', item: 'p', minutes: 14 },
    });
    screen.getByRole('button', { name: 'Undo: Interval takes 14 min' });
  });

  it('lets two acts exchange their places, after showing what that moves, and has the cue notes of each', async () => {
    const items = [
      act('a', 'Anchor', -20),
      { ...act('b', 'Breeze', -10), cues: 'Blackout before the song' },
      act('c', 'Current', 20),
    ];
    const { api, user } = open(show({ items }));
    api.on('POST callboard/performances/actions', json({ success: true, data: { hashcode: '2' } }));
    expect(await textOf('Next')).toContain('Blackout before the song');
    await user.click(screen.getByRole('button', { name: 'More for Breeze' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Swap places…' }));
    const question = screen.getByRole('dialog', { name: 'Swap Breeze with' });
    expect(question.textContent).toMatch(/Current: \d\d:\d\d → \d\d:\d\dBreeze: \d\d:\d\d → \d\d:\d\d/);
    await user.click(within(question).getByRole('button', { name: 'Swap' }));
    expect(await textOf('Next')).toContain('Current');
    await expect.poll(() => api.callsOf('POST callboard/performances/actions').length).toBe(1);
    expect(api.callsOf('POST callboard/performances/actions')[0]?.body).toMatchObject({
      data: { step: 'swap', item: 'b', other: 'c' },
    });
    screen.getByRole('button', { name: 'Undo: Swap Breeze and Current' });
    await expect.poll(() => api.callsOf(`GET ${path}`).length).toBeGreaterThanOrEqual(2);
  });

  it('shows what the server refuses as it was', async () => {
    const { api, user } = open(show());
    const refusal = { success: false, error: { message: 'Hana runs this show now. Take over to go on.' } };
    api.on('POST callboard/performances/actions', json(refusal, 409));
    await user.click(await screen.findByRole('button', { name: 'End Anchor' }));
    await expect.poll(() => api.onProblem.mock.calls.length).toBe(1);
    expect(await textOf('On stage')).toContain('Anchor');
  });

  it('asks before an act begins well before its time', async () => {
    const steps = [step('1', 'start', 'a', -18), step('2', 'end', 'a', -8), step('3', 'skip', 'b', -8)];
    const { api, user } = open(show({ steps }));
    await user.click(await screen.findByRole('button', { name: 'Start Current' }));
    const question = screen.getByRole('alertdialog', { name: 'Start Current now?' });
    expect(question.textContent).toContain('in 20 minutes');
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
    expect(api.callsOf('POST callboard/performances/actions')).toEqual([]);
  });

  it('has what made the night late, and what to plan for changeovers', async () => {
    const steps = [
      ...[step('1', 'start', 'a', -18), step('2', 'end', 'a', -7)],
      ...[step('3', 'start', 'b', -4), step('4', 'end', 'b', 6)],
    ];
    open(show({ steps }));
    const chart = await screen.findByRole('figure', { name: 'Why it was late' });
    expect(chart.textContent).toMatch(
      /A late start.*\+2:00.*Acts over their time.*\+1:00.*Changeovers.*\+3:00/,
    );
    screen.getByText('Between two acts: 3:00 on average, 0:00 planned. Plan more time there next time.');
  });

  it('names the acts of others to nobody else, and tells a school when its own is on', async () => {
    const items = [act('a', null, -20), act('b', null, -10), act('c', 'Current', 20)];
    const { user } = open(show({ items }), ['participant']);
    await screen.findByText(/^Current: on stage at \d\d:\d\d$/);
    await user.click(screen.getByRole('button', { name: 'Code of Current' }));
    within(screen.getByRole('dialog')).getByRole('img', { name: 'Code of Current' });
    await user.keyboard('{Escape}');
    expect(await textOf('On stage')).toContain('Another act');
    expect(screen.queryByRole('button', { name: /Start|Hold|End/ })).toBeNull();
  });

  it('has no buttons while another runs it, but the one to take over', async () => {
    const by = { hashcode: 'hana', title: 'Hana Ngata' };
    open(show({ steps: [{ ...step('1', 'drive', null, -18), by }] }));
    await screen.findByText('Hana Ngata runs this show. Take over?');
    screen.getByRole('button', { name: 'Take over' });
    expect(screen.queryByRole('button', { name: /Start|Hold|End/ })).toBeNull();
  });

  it.each([
    ['planned', 'Announce this performance first: then its show can be run.'],
    ['cancelled', 'This performance is finished, postponed or cancelled.'],
  ])('cannot be run while it is %s', async (status, text) => {
    open(show({ steps: [] }, status));
    await screen.findByText(text);
    expect(screen.queryByRole('button', { name: /Start|Hold/ })).toBeNull();
  });

  it('leads to the running order where nothing has a time', async () => {
    open(show({ items: [], steps: [] }));
    await screen.findByRole('link', { name: 'Open the running order' });
  });

  it('is over when nothing is left', async () => {
    const steps = ['a', 'b', 'c'].map((item, index) => step(item, 'start', item, -18 + index * 5));
    open(show({ steps: [...steps, step('4', 'end', 'c', -1)] }));
    await screen.findByText('The show is over.');
  });

  it('can be tried again after a problem', async () => {
    const { api, user } = open(show());
    await textOf('On stage');
    cleanup();
    api.on(`GET ${path}`, json({ success: false, error: { message: 'Broken' } }, 500));
    renderScreen(
      <TenantProvider tenant={tenant}>
        <Screen />
      </TenantProvider>,
      { at: `/performances/${hashcode}/show`, path: '/performances/:hashcode/show' },
    );
    const again = await screen.findByRole('button', { name: 'Try again' });
    api.on(`GET ${path}`, json({ success: true, data: show() }));
    await user.click(again);
    expect(await textOf('On stage')).toContain('Anchor');
  });
});
