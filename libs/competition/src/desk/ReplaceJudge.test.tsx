import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { stage } from '../judging/testing/aStage';
import { aDesk, itemOf, judge, open, rowsOf, sheet } from './testing/aDesk';

afterEach(cleanup);

const ana = judge('ana', 'Ana Rewi', { status: 'leading' });
const ben = judge('ben', 'Ben Sio');
const substitutes = [{ user: 'cy', name: 'Cy Tane' }];

describe('[7.40] a judge who falls ill', () => {
  it('is replaced with a reason, and comes back with Undo', async () => {
    const { sent, user } = open(aDesk({ judges: [ana, ben], substitutes }));
    await user.click(await screen.findByRole('button', { name: 'Replace Ben Sio' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Who judges for Ben Sio?' }));
    dialog.getByText('What is signed stays and counts. 1 act is left to judge.');
    const save = dialog.getByRole<HTMLButtonElement>('button', { name: 'Replace' });
    await user.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'A fever');
    expect(save.disabled).toBe(true);
    await user.selectOptions(dialog.getByRole('combobox', { name: /^Substitute/ }), 'Cy Tane');
    await user.click(save);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await screen.findByText('Cy Tane judges in place of Ben Sio now');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(sent()).toMatchObject([
        {
          action: 'replace_judge',
          target: stage,
          data: { judge: 'ben', to: 'substitute', substitute: 'cy', reason: 'A fever' },
        },
        { action: 'replace_judge', target: stage, data: { judge: 'ben', to: 'back' } },
      ]),
    );
  });

  it('leaves a substitute the acts without a signed sheet of the seat', async () => {
    const down = { ...ben, status: 'stood_down', reason: 'A fever' } as const;
    const cy = judge('cy', 'Cy Tane', { seat: ben.seat });
    open(aDesk({ judges: [ana, down, cy] }));
    const substitute = within(await itemOf('Cy Tane'));
    substitute.getByText('In place of Ben Sio: judges the acts without a signed sheet of theirs.');
    // Ben signed two of the three acts.
    expect(substitute.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('0 of 1 signed');
    const before = within(await itemOf('Ben Sio'));
    before.getByText('A fever');
    expect(before.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('2 of 2 signed');
  });

  it.each([
    ['ranks', /^This stage adds up ranks\./],
    ['zscore', /^This stage counts with standard scores\./],
  ] as const)(
    'counts by %s as a judge of their own, which the dialog and the desk warn of',
    async (method, text) => {
      const { user } = open(aDesk({ judges: [ana, ben], substitutes }, { method }));
      await user.click(await screen.findByRole('button', { name: 'Replace Ben Sio' }));
      within(await screen.findByRole('dialog')).getByText(text);
      cleanup();
      const down = { ...ben, status: 'stood_down' } as const;
      const cy = judge('cy', 'Cy Tane', { seat: ben.seat });
      const sheets = [...aDesk().sheets, sheet('cy', 'c', 5)];
      open(aDesk({ judges: [ana, down, cy], sheets }, { method }));
      within(await itemOf('Cy Tane')).getByText(text);
      expect(within(await itemOf('Ana Rewi')).queryByText(text)).toBeNull();
    },
  );

  it('counts by an average as before, of which nothing warns', async () => {
    const { user } = open(aDesk({ judges: [ana, ben], substitutes }, { method: 'mean' }));
    await user.click(await screen.findByRole('button', { name: 'Replace Ben Sio' }));
    await screen.findByRole('dialog');
    expect(screen.queryByText('Two judges in the result')).toBeNull();
  });

  it('is counted without: an act has a place with fewer sheets, as the dialog and the desk have it', async () => {
    const desk = aDesk({ judges: [ana, ben] }, { min_judges: 2 });
    const { sent, user } = open(desk);
    await screen.findByText('An act has a place with 2 signed sheets.');
    // Only Ana signed the sheet of Current.
    expect((await rowsOf('If a judge were missing')).at(-1)?.[0]).toBe('–');
    await user.click(screen.getByRole('button', { name: 'Replace Ben Sio' }));
    const dialog = within(await screen.findByRole('dialog'));
    dialog.getByText('An act has a place with 1 signed sheet.');
    expect(dialog.queryByRole('combobox')).toBeNull();
    await user.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'A fever');
    await user.click(dialog.getByRole('button', { name: 'Replace' }));
    await waitFor(() =>
      expect(sent()).toMatchObject([{ data: { judge: 'ben', to: 'fewer', reason: 'A fever' } }]),
    );
    cleanup();
    open({ ...desk, judges: [ana, { ...ben, status: 'stood_down', is_without: true }] });
    await screen.findByText('An act has a place with 1 signed sheet. It was 2 before a judge was missing.');
    screen.getByText('The stage counts without this judge.');
    expect((await rowsOf('If a judge were missing')).map(([place]) => place)).toEqual(['1', '2', '3']);
  });

  it('leaves an open sheet that no act waits for', async () => {
    const left = sheet('ben', 'c', 1, { status: 'open', signed_at: null });
    const desk = aDesk({ judges: [ana, ben] });
    const sheets = [...desk.sheets, left];
    open({ ...desk, sheets });
    await rowsOf('If a judge were missing');
    screen.getByText('A sheet is not signed');
    cleanup();
    open({ ...desk, sheets, judges: [ana, { ...ben, status: 'stood_down' }] });
    await rowsOf('If a judge were missing');
    expect(screen.queryByText('A sheet is not signed')).toBeNull();
  });

  it('is replaced by the head judge alone, and not after the release', async () => {
    for (const [isHead, status] of [
      [false, 'judging'],
      [true, 'released'],
    ] as const) {
      open(aDesk({ isHead, judges: [ana, { ...ben, status: 'stood_down' }], substitutes }, { status }));
      await itemOf('Ben Sio');
      expect(screen.queryByRole('button', { name: /Replace|judge again/ })).toBeNull();
      cleanup();
    }
  });
});
