import { json } from '@callboard/api-client/testing';
import type { JudgedStage } from '@callboard/api-contract/competition';
import { Screen } from './SheetScreen';
import { renderScreen } from '@callboard/records/testing';
import { act as actInReact, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  act,
  actionsPath,
  aStage,
  judgingApi,
  mark,
  RunningOutbox,
  sheet,
  stage,
  wholeMarks,
} from './testing/aStage';
import { memoryStore } from './testing/memoryStore';

vi.mock('@callboard/auth/sealed', () => ({
  openSealedStore: async (kind: string) => memoryStore(kind),
}));

beforeEach(() => {
  // The browser of the tests has no locks; this tab is the only one.
  vi.stubGlobal('navigator', Object.assign(navigator, { locks: { request: lockOf() } }));
});
afterEach(cleanup);

const running = (
  <>
    <RunningOutbox />
    <Screen />
  </>
);

function lockOf() {
  let last: Promise<unknown> = Promise.resolve();
  return <T,>(_name: string, work: () => Promise<T>): Promise<T> => {
    const done = last.then(work);
    last = done.catch(() => undefined);
    return done;
  };
}

async function open(given: Partial<JudgedStage> = {}, minutesOnStage?: number) {
  const api = judgingApi([aStage(given)], minutesOnStage === undefined ? null : 'a', minutesOnStage);
  const view = renderScreen(running, {
    at: `/judging/${stage}/a`,
    path: '/judging/:stage/:entry',
    roles: ['judge'],
  });
  await screen.findByRole('heading', { level: 1, name: 'Anchor' });
  // The browser of the tests has no CSS; the arrow keys find a group of radio buttons by its name.
  vi.stubGlobal('CSS', { escape: (name: string) => name });
  // The outbox opens its store.
  await actInReact(async () => {
    await Promise.resolve();
  });
  return { api, ...view };
}

const scale = (label: string) => within(screen.getByRole('radiogroup', { name: `Score for ${label}` }));
const step = (label: string, value: number) =>
  scale(label).getByRole<HTMLInputElement>('radio', { name: String(value) });

describe('[3.24] the score sheet of an act', () => {
  it('shows a score with what it means at once, and sends it once', async () => {
    const { api, user } = await open();
    expect(screen.queryByText('As one')).toBeNull();
    await user.click(step('Music', 9));
    expect(step('Music', 9).checked).toBe(true);
    screen.getByText('As one');
    await expect.poll(() => api.sent().length).toBe(1);
    const [sent] = api.sent();
    expect(sent).toMatchObject({ action: 'score', target: stage, data: { entry: 'a' } });
    expect(sent).toHaveProperty('data.marks', [
      {
        code: 'music',
        value: 9,
        madeAt: expect.stringMatching(/^\d{4}-.*Z$/),
        device: expect.stringMatching(/^.{8}$/),
      },
    ]);
    expect(step('Music', 9).checked).toBe(true);
  });

  it('takes a score back', async () => {
    const { api, user } = await open({ sheets: [sheet('a', { marks: [mark('music', 7)] })] });
    screen.getByText('Mostly together');
    await user.click(screen.getByRole('button', { name: 'Clear Music' }));
    expect(step('Music', 7).checked).toBe(false);
    expect(screen.queryByText('Mostly together')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Clear Music' })).toBeNull();
    await expect.poll(() => api.sent().length).toBe(1);
    expect(api.sent()[0]).toMatchObject({ data: { marks: [{ code: 'music', value: null }] } });
  });

  it('is scored by the arrow keys', async () => {
    const { user } = await open({ sheets: [sheet('a', { marks: [mark('music', 7)] })] });
    step('Music', 7).focus();
    await user.keyboard('{ArrowRight}');
    expect(step('Music', 8).checked).toBe(true);
    await user.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(step('Music', 6).checked).toBe(true);
  });

  it('[2.31] stores a score of many steps as it is shown, and none where what is shown is no score', async () => {
    const { api, user } = await open();
    const effort = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Score for Effort' });
    const stored = (values: readonly (number | null)[]) =>
      expect
        .poll(() => api.sent())
        .toMatchObject(values.map((value) => ({ data: { marks: [{ code: 'effort', value }] } })));
    await user.type(effort, '8702');
    await stored([8, 87, null]);
    expect(effort.value).toBe('8702');
    screen.getByText('Enter a whole number from 0 to 100.');
    await user.click(screen.getByRole('button', { name: 'Sign' }));
    expect(document.activeElement).toBe(effort);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await user.keyboard('{Backspace}{Backspace}{ArrowUp}');
    expect(screen.queryByText('Enter a whole number from 0 to 100.')).toBeNull();
    fireEvent.wheel(effort, { deltaY: -100 });
    await user.tab();
    expect(effort.value).toBe('88');
    await stored([8, 87, null, 87, 88]);
  });

  it('[2.31] shows every score before it is signed, and asks about one that could be a slip', async () => {
    const before = ['b', 'c', 'd'].map((entry, nth) => sheet(entry, { marks: [mark('effort', 85 + nth)] }));
    const acts = ['a', 'b', 'c', 'd'].map((entry) => act(entry, entry === 'a' ? 'Anchor' : `Act ${entry}`));
    const marks = [mark('music', 8), mark('story', 4, 'Clear'), mark('effort', 8)];
    const { user } = await open({ acts, sheets: [sheet('a', { marks }), ...before] });
    await user.click(screen.getByRole('button', { name: 'Sign' }));
    const question = within(screen.getByRole('alertdialog', { name: 'Sign the sheet of Anchor?' }));
    expect(question.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      '8',
      '4',
      '8',
    ]);
    question.getByText('Effort: is 8 right?');
    question.getByText('Your other scores for it are from 85 to 87.');
    await user.click(question.getByRole('button', { name: 'Cancel' }));
  });

  it('has a needed comment open, and another one once it is added', async () => {
    const { api, user } = await open({ sheets: [sheet('a', { marks: [mark('story', 4)] })] });
    const story = screen.getByRole('textbox', { name: /^Comment on Story/ });
    expect(story.getAttribute('aria-required')).toBe('true');
    await user.type(story, 'Clear');
    await user.tab();
    await expect.poll(() => api.sent().length).toBe(1);
    expect(api.sent()[0]).toMatchObject({ data: { marks: [{ code: 'story', value: 4, note: 'Clear' }] } });
    expect(screen.queryByRole('textbox', { name: 'Comment on Music' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Comment on Music' }));
    screen.getByRole('textbox', { name: 'Comment on Music' });
  });

  it('sends points off and the comment on the whole act', async () => {
    const { api, user } = await open();
    await user.click(screen.getByRole('checkbox', { name: 'Late start: 2 points off' }));
    await user.type(screen.getByRole('textbox', { name: 'Comment on the whole act' }), 'Bold');
    await user.tab();
    await expect.poll(() => api.sent().length).toBe(2);
    expect(api.sent()).toMatchObject([
      { data: { entry: 'a', penalties: ['late'] } },
      { data: { entry: 'a', comment: 'Bold' } },
    ]);
  });

  it('[7.40] keeps the act, its clock and the total in sight, and offers what the show measured to every judge', async () => {
    await open({ sheets: [sheet('a', { marks: wholeMarks })] }, 12);
    const bar = within(screen.getByRole('region', { name: 'This sheet' }));
    bar.getByText('Anchor');
    bar.getByText('82.5 of 100', { exact: false });
    expect((await bar.findByRole('timer')).textContent).toMatch(/^2:0\d over time$/);
    screen.getByText(/^The show measured 12:0\d: 2:0\d over its time\./);
    screen.getByText('They count when most of the judges who sign tick them.');
  });

  it('[7.40] has one row for a criterion on a phone, whose score opens its scale', async () => {
    vi.stubGlobal('matchMedia', (query: string) => {
      return Object.assign(new EventTarget(), { matches: query.includes('width < 40rem'), media: query });
    });
    const { api, user } = await open();
    expect(screen.queryByRole('radiogroup', { name: 'Score for Music' })).toBeNull();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Higher: Music' }).disabled).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Music: No score yet. Open the scale' }));
    await user.click(step('Music', 9));
    await user.click(screen.getByRole('button', { name: 'Higher: Music' }));
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Higher: Music' }).disabled).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Lower: Music' }));
    screen.getByRole('button', { name: 'Music: 9. Open the scale' });
    await expect.poll(() => api.sent().length).toBe(3);
    expect(api.sent()).toMatchObject(
      [9, 10, 9].map((value) => ({ data: { marks: [{ code: 'music', value }] } })),
    );
    vi.unstubAllGlobals();
  });

  it('is not signed while something is missing, and leads to each of it', async () => {
    const { api, user } = await open({
      sheets: [sheet('a', { marks: [mark('story', 4), mark('effort', 90)] })],
    });
    await user.click(screen.getByRole('button', { name: 'Sign' }));
    screen.getByText('2 things are missing before you can sign:');
    const music = screen.getByRole('link', { name: 'Music: a score' });
    screen.getByRole('link', { name: 'Story: a comment' });
    const target = document.querySelector(music.getAttribute('href') ?? '');
    expect(target?.contains(screen.getByRole('heading', { name: 'Music' }))).toBe(true);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(api.sent()).toEqual([]);
  });

  it('is signed after a question, and is read only from then on', async () => {
    const { api, user } = await open({ sheets: [sheet('a', { marks: wholeMarks })] });
    screen.getByText('82.5 of 100');
    await user.click(screen.getByRole('button', { name: 'Sign' }));
    const question = within(screen.getByRole('alertdialog', { name: 'Sign the sheet of Anchor?' }));
    expect(api.sent()).toEqual([]);
    await user.click(question.getByRole('button', { name: 'Sign' }));
    await screen.findByText('You signed this sheet.');
    expect(step('Music', 8).matches(':disabled')).toBe(true);
    await expect.poll(() => api.sent().length).toBe(1);
    expect(api.sent()[0]).toMatchObject({ action: 'sign_sheet', target: stage, data: { entry: 'a' } });
  });

  it('cannot be changed once it is signed', async () => {
    await open({ sheets: [sheet('a', { status: 'signed', marks: wholeMarks })] });
    screen.getByText('You signed this sheet.');
    // The judge's own notes go on.
    const own = within(screen.getByRole('region', { name: 'For you alone' }));
    expect(own.getByRole('textbox', { name: 'My notes' }).matches(':disabled')).toBe(false);
    const notes = [own.getByRole('textbox'), own.getByRole('checkbox')];
    const fields = [
      ...screen.getAllByRole('radio'),
      ...screen.getAllByRole('textbox'),
      ...screen.getAllByRole('checkbox'),
      screen.getByRole('spinbutton'),
    ];
    const enabled = fields.filter((field) => !field.matches(':disabled'));
    expect(enabled.filter((field) => !notes.includes(field))).toEqual([]);
    expect(screen.queryByRole('button', { name: /Sign|Step aside|Clear|Comment/ })).toBeNull();
  });

  it('has why it was opened again, and can be changed', async () => {
    await open({ sheets: [sheet('a', { marks: wholeMarks, reason: 'Music was another act' })] });
    screen.getByText('The head judge opened this sheet again: Music was another act');
    expect(step('Music', 3).matches(':disabled')).toBe(false);
  });

  it('is left with a reason, and taken up again', async () => {
    const { api, user } = await open();
    await user.click(screen.getByRole('button', { name: 'Step aside' }));
    const question = within(screen.getByRole('dialog', { name: 'Step aside for Anchor?' }));
    const submit = question.getByRole<HTMLButtonElement>('button', { name: 'Step aside' });
    expect(submit.disabled).toBe(true);
    await user.type(question.getByRole('textbox', { name: /^Reason/ }), ' My niece sings ');
    await user.click(submit);
    await screen.findByText('You stepped aside for this act.');
    screen.getByText('My niece sings');
    expect(screen.queryByRole('radiogroup')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Judge it after all' }));
    await screen.findByRole('radiogroup', { name: 'Score for Music' });
    await expect.poll(() => api.sent().length).toBe(2);
    expect(api.sent()).toMatchObject([
      { action: 'step_aside', data: { entry: 'a', aside: true, reason: 'My niece sings' } },
      { action: 'step_aside', data: { entry: 'a', aside: false } },
    ]);
  });

  it('shows what the server refuses as it was, to be tried again', async () => {
    const { api, user } = await open();
    const refusal = { success: false, error: { message: 'This stage is not being judged now.' } };
    api.on(actionsPath, json(refusal, 409));
    await user.click(step('Music', 9));
    await screen.findByText('A change was not stored: This stage is not being judged now.');
    expect(step('Music', 9).checked).toBe(false);
    api.on(actionsPath, json({ success: true, data: {} }));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText(/A change was not stored/)).toBeNull());
    expect(api.sent()).toHaveLength(2);
    expect(api.sent()[1]).toEqual(api.sent()[0]);
  });

  it('[1.8] keeps for the office what the server refuses, and drops it only when asked', async () => {
    const { api, user } = await open();
    api.on(actionsPath, json({ success: false, error: { message: 'Closed' } }, 409));
    await user.click(step('Music', 9));
    const saved: Blob[] = [];
    URL.createObjectURL = (object) => `#${object instanceof Blob ? saved.push(object) : ''}`;
    URL.revokeObjectURL = () => undefined;
    await user.click(await screen.findByRole('button', { name: 'Save a file for the office' }));
    const reader = new FileReader();
    reader.readAsText(saved[0] ?? new Blob());
    await expect.poll(() => reader.result).not.toBeNull();
    expect(reader.result).toMatch(/Scored Anchor\r\n {2}Not sent: Closed\r\n {2}\{"action":"score"/);
    screen.getByText('A change was not stored: Closed');
    await user.click(await screen.findByRole('button', { name: 'Drop the changes' }));
    await waitFor(() => expect(screen.queryByText(/A change was not stored/)).toBeNull());
    expect(step('Music', 9).checked).toBe(false);
    expect(api.sent()).toHaveLength(1);
  });

  it('has the later mark of another device, not the one that waits here', async () => {
    const later = { ...mark('music', 3), madeAt: new Date(Date.now() + 3_600_000).toISOString() };
    const { api, user } = await open({
      sheets: [sheet('a', { marks: [later, { ...mark('story', 2), note: 'Thin' }] })],
    });
    api.on(actionsPath, new TypeError('Failed to fetch'));
    await user.click(step('Music', 9));
    await user.click(step('Story', 5));
    await screen.findByText('2 changes are stored on this device, not sent yet.');
    expect(step('Music', 3).checked).toBe(true);
    expect(step('Story', 5).checked).toBe(true);
  });

  it('[7.40] has a try-out that is scored without a network too, and waits as a sheet does', async () => {
    const tryout = { name: 'Last year', marks: [mark('music', 7)] };
    const api = judgingApi([aStage({ status: 'planned', tryout })]);
    const at = `/judging/${stage}/try-out`;
    const { user } = renderScreen(running, { at, path: '/judging/:stage/:entry', roles: ['judge'] });
    await screen.findByRole('heading', { level: 1, name: 'Last year' });
    api.on(actionsPath, new TypeError('Failed to fetch'));
    await user.click(step('Story', 4));
    await screen.findByText('1 change is stored on this device, not sent yet.');
    expect(step('Story', 4).checked).toBe(true);
    screen.getByText('2 of 3 scored');
    expect(api.sent()[0]).toMatchObject({ action: 'score_tryout', data: { marks: [{ value: 4 }] } });
  });

  it('[7.40] has notes for its judge alone, on the device first', async () => {
    const { api, user } = await open({
      privateMarks: [{ entry: 'a', note: 'Before', isMarked: false, madeAt: '2027-05-07T07:00:00.000Z' }],
    });
    const own = within(screen.getByRole('region', { name: 'For you alone' }));
    const notes = own.getByRole<HTMLTextAreaElement>('textbox', { name: 'My notes' });
    expect(notes.value).toBe('Before');
    api.on(actionsPath, new TypeError('Failed to fetch'));
    await user.type(notes, ' and after');
    await user.tab();
    await user.click(own.getByRole('checkbox', { name: 'Mark this act in my list' }));
    await screen.findByText('2 changes are stored on this device, not sent yet.');
    expect(notes.value).toBe('Before and after');
    screen.getByText('Marked');
    await expect.poll(() => api.sent().length).toBeGreaterThan(0);
    expect(api.sent()[0]).toMatchObject({
      action: 'mark_privately',
      target: stage,
      data: { entry: 'a', note: 'Before and after', isMarked: false },
    });
  });

  it('leads to its neighbours, and away from an act of no panel of the judge', async () => {
    await open();
    expect(screen.getByRole('link', { name: 'Next: Breeze' }).getAttribute('href')).toBe(
      `/judging/${stage}/b`,
    );
    expect(screen.queryByRole('link', { name: /^Back:/ })).toBeNull();
    cleanup();
    judgingApi([aStage()]);
    renderScreen(running, { at: `/judging/${stage}/x`, path: '/judging/:stage/:entry', roles: ['judge'] });
    await screen.findByText('This act is not one that you judge');
  });
});
