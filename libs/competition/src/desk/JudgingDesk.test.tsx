import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { act, stage } from '../judging/testing/aStage';
import { aDesk, itemOf, judge, open, rowsOf, sheet, sheets, toFinal } from './testing/aDesk';

afterEach(cleanup);

const decision = {
  entry: 'c',
  to: 'place',
  place: 1,
  reason: 'The sound failed',
  by: 'Ana Rewi',
  at: '2027-05-07T09:00:00Z',
} as const;

describe('[3.24] the judging desk of a stage', () => {
  it('has no scores for the office until the results are released', async () => {
    const sealed = sheets.map((each) => ({ ...each, open: null }));
    const { container } = open(aDesk({ isHead: false, sheets: sealed }), ['staff']);
    await screen.findByText('Scores are sealed until the head judge releases the results.');
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.queryByText('Score sheets')).toBeNull();
    expect(screen.queryByRole('button', { name: /Open|Release|protocol/ })).toBeNull();
    expect(container.textContent).not.toMatch(/Music|Story|Effort|95|70/);
    expect(screen.getByRole('link', { name: 'Open the stage' }).getAttribute('href')).toBe(
      `/stages/${stage}`,
    );
  });

  it('has how much each judge signed, and when they were last heard of', async () => {
    open(aDesk());
    const ana = within(await itemOf('Ana Rewi'));
    expect(ana.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('3 of 3 signed');
    ana.getByText('Head judge');
    ana.getByText('Last connected at 20:00');
    const ben = within(await itemOf('Ben Sio'));
    expect(ben.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('2 of 3 signed');
    ben.getByText('Nothing arrived yet');
  });

  it('has the places with totals, and how firm each is', async () => {
    open(aDesk());
    await screen.findByRole('button', { name: 'Save the protocol' });
    expect(await rowsOf('If a judge were missing')).toEqual([
      ['1', 'Anchor', '95.00', 'Firm'],
      ['2', 'Breeze', '70.00', 'Firm'],
      ['3', expect.stringMatching(/^Current/), '55.00', expect.any(String)],
    ]);
  });

  it('marks a shared place, and points off', async () => {
    const off = {
      marks: sheets[0]?.open?.marks ?? [],
      penalties: ['late'],
      comment: '',
      reason: '',
      seal: null,
    };
    open(
      aDesk({
        sheets: [sheet('ana', 'a', 9, { open: off }), sheet('ana', 'b', 4), sheet('ana', 'c', 4)],
      }),
    );
    expect(await rowsOf('If a judge were missing')).toMatchObject([
      ['1', 'Anchor2 points off', '93.00', expect.any(String)],
      ['2', expect.stringContaining('BreezeShared place'), '70.00', expect.any(String)],
      ['2', expect.stringContaining('CurrentShared place'), '70.00', expect.any(String)],
    ]);
  });

  it('has what the other ways to count would make of it, its own first', async () => {
    // The mean puts Anchor first, the sum of places Breeze.
    const three = aDesk(
      {
        judges: ['ana', 'ben', 'cy'].map((user) => judge(user, user)),
        acts: [act('a', 'Anchor'), act('b', 'Breeze')],
        sheets: [
          sheet('ana', 'a', 10),
          sheet('ana', 'b', 2),
          sheet('ben', 'a', 5),
          sheet('ben', 'b', 6),
          sheet('cy', 'a', 5),
          sheet('cy', 'b', 6),
        ],
      },
      { method: 'mean' },
    );
    open(three);
    const head = await screen.findByRole('columnheader', { name: 'Sum of ranks' });
    const names = within(head.closest('tr') ?? head)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent);
    expect(names[1]).toBe('Average');
    const at = names.indexOf('Sum of ranks');
    const rows = await rowsOf('Sum of ranks');
    expect(rows.map((row) => [row[0], row[1], row[at]])).toEqual([
      ['Anchor', '1', '2'],
      ['Breeze', '2', '1'],
    ]);
  });

  it('opens a signed sheet again, with a reason', async () => {
    const { sent, user } = open(aDesk());
    const reopen = await screen.findByRole('button', {
      name: 'Open the sheet of Ana Rewi for Anchor again',
      hidden: true,
    });
    await user.click(reopen);
    const question = within(await screen.findByRole('dialog', { name: 'Open the sheet of Ana Rewi again?' }));
    const submit = question.getByRole<HTMLButtonElement>('button', { name: 'Open again' });
    expect(submit.disabled).toBe(true);
    await user.type(question.getByRole('textbox', { name: /^Reason/ }), 'Another act');
    await user.click(submit);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent()).toMatchObject([
      { action: 'reopen_sheet', target: stage, data: { sheet: 'ana-a', reason: 'Another act' } },
    ]);
  });

  it('releases nothing before the judging is closed', async () => {
    open(aDesk());
    await screen.findByText('Close the judging on the page of the stage, then release the results here.');
    expect(screen.queryByRole('button', { name: 'Release the results' })).toBeNull();
  });

  it('releases the results with those that go on, after a question', async () => {
    const { sent, user } = open(aDesk({}, { status: 'closed' }));
    await screen.findByText('1 act goes on to Final');
    await user.click(screen.getByRole('button', { name: 'Release the results' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Release the results now?' }));
    question.getByText('1 sheet is not signed and will not count.');
    expect(sent()).toEqual([]);
    await user.click(question.getByRole('button', { name: 'Release the results' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(sent()).toMatchObject([{ action: 'release_results', target: stage, data: { goOn: ['a'] } }]);
  });

  it('needs a choice between those that share the place at the line', async () => {
    const tied = [sheet('ana', 'a', 9), sheet('ana', 'b', 4), sheet('ana', 'c', 4)];
    const { sent, user } = open(
      aDesk({ sheets: tied }, { status: 'closed', rules: [{ ...toFinal, count: 2 }] }),
    );
    const group = await screen.findByRole('group', {
      name: /tied for the last place that goes on\. Choose 1 of them/,
    });
    const release = screen.getByRole<HTMLButtonElement>('button', { name: 'Release the results' });
    expect(release.disabled).toBe(true);
    await user.click(within(group).getByRole('checkbox', { name: 'Current' }));
    expect(release.disabled).toBe(true);
    await user.type(screen.getByRole('textbox', { name: /^Why these/ }), 'More music');
    expect(release.disabled).toBe(false);
    await user.click(release);
    const question = within(await screen.findByRole('alertdialog'));
    await user.click(question.getByRole('button', { name: 'Release the results' }));
    await expect.poll(() => sent().length).toBe(1);
    expect(sent()[0]).toMatchObject({ data: { goOn: ['a', 'c'], tieReason: 'More music' } });
  });

  it('[7.40] has who goes on by each rule and why, and needs a choice where the office selects', async () => {
    const rules = [
      toFinal,
      { ...toFinal, hashcode: 'chance', next: 'chance', name: 'Second chance' },
      { ...toFinal, hashcode: 'office', by: 'choice' as const },
    ];
    const { sent, user } = open(aDesk({}, { status: 'closed', rules }));
    await screen.findByText('1 act goes on to Second chance');
    screen.getByText('first 1');
    screen.getByText('next 1');
    screen.getByText('office: 1');
    screen.getByText('Place 1');
    const release = screen.getByRole<HTMLButtonElement>('button', { name: 'Release the results' });
    expect(release.disabled).toBe(true);
    const group = screen.getByRole('group', { name: 'Choose 1 act to go on to Final.' });
    await user.click(within(group).getByRole('checkbox', { name: 'Current' }));
    expect(screen.queryByRole('textbox', { name: /^Why these/ })).toBeNull();
    await user.click(release);
    const question = within(await screen.findByRole('alertdialog'));
    await user.click(question.getByRole('button', { name: 'Release the results' }));
    await expect.poll(() => sent().length).toBe(1);
    expect(sent()[0]).toMatchObject({
      data: { goOn: ['a', 'b', 'c'], selections: [{ rule: 'office', entries: ['c'] }] },
    });
  });

  it('plans the release by the clock of the venue, and stops it', async () => {
    const { sent, user } = open(aDesk({}, { release_at: '2027-05-07T09:00:00.000Z' }));
    await screen.findByText('Released automatically on 07-May-2027 21:00 NZST');
    await user.click(screen.getByRole('button', { name: 'Stop' }));
    await waitFor(() => expect(sent()).toMatchObject([{ action: 'plan_release', data: { at: null } }]));
    cleanup();
    const later = open(aDesk());
    await later.user.click(await screen.findByRole('button', { name: 'Plan the release' }));
    const question = within(await screen.findByRole('dialog', { name: 'When are the results released?' }));
    expect(question.getByRole<HTMLButtonElement>('button', { name: 'Set' }).disabled).toBe(true);
    await later.user.click(question.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('[7.40] shows a place that was decided, with the place by the sheets, why, by whom and when', async () => {
    open(aDesk({ decisions: [decision] }, { status: 'closed' }));
    expect((await rowsOf('If a judge were missing')).map(([place, act]) => [place, act])).toEqual([
      ['1', expect.stringMatching(/^AnchorShared place/)],
      [
        '1',
        expect.stringMatching(
          /^CurrentDecided: place 3 by the sheetsShared place.*The sound failed By Ana Rewi, 07-May-2027 21:00/,
        ),
      ],
      ['2', expect.stringMatching(/^Breeze/)],
    ]);
    // The ways to count compare the sheets alone.
    const rows = await rowsOf('Sum of ranks');
    expect(rows.map(([name, own]) => [name, own])).toEqual([
      ['Anchor', '1'],
      ['Current', '3'],
      ['Breeze', '2'],
    ]);
  });

  it('[7.40] gives an act another place with a reason, which is undone', async () => {
    const { sent, user } = open(aDesk({}, { status: 'closed' }));
    await user.click(await screen.findByRole('button', { name: 'Change the place of Current' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Which place does Current have?' }));
    dialog.getByText('Place 3 by the score sheets.');
    const save = dialog.getByRole<HTMLButtonElement>('button', { name: 'Set the place' });
    const place = dialog.getByRole('spinbutton', { name: /^Place/ });
    await user.clear(place);
    await user.type(place, '4');
    dialog.getByText('Enter a place from 1 to 3.');
    await user.clear(place);
    await user.type(place, '1');
    dialog.getByText('Shared with Anchor: the other places stay as they are.');
    expect(save.disabled).toBe(true);
    await user.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'The sound failed');
    await user.type(place, 'x');
    await user.click(save);
    expect(document.activeElement).toBe(place);
    await user.keyboard('{Backspace}');
    await user.click(save);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(sent()).toMatchObject([
        {
          action: 'decide_place',
          target: stage,
          data: { entry: 'c', to: 'place', place: 1, reason: 'The sound failed' },
        },
        { action: 'decide_place', data: { entry: 'c', to: 'sheets' } },
      ]),
    );
  });

  it('[7.40] takes a decision back, or takes an act out: those below move up', async () => {
    const { sent, user } = open(aDesk({ decisions: [decision] }, { status: 'closed' }));
    await user.click(await screen.findByRole('button', { name: 'Change the place of Current' }));
    await user.click(await screen.findByRole('button', { name: 'Use the score sheets again' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const [takeOut] = screen.getAllByRole('button', { name: 'Take Anchor out of the places' });
    if (takeOut) await user.click(takeOut);
    const dialog = within(await screen.findByRole('dialog', { name: 'Take Anchor out of the places?' }));
    dialog.getByText(/those below move up/);
    const save = dialog.getByRole<HTMLButtonElement>('button', { name: 'Take out' });
    await user.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'A song over the limit');
    expect(save.disabled).toBe(true);
    await user.click(dialog.getByRole('radio', { name: 'Disqualified' }));
    await user.click(save);
    await waitFor(() =>
      expect(sent()).toMatchObject([
        { data: { entry: 'c', to: 'sheets' } },
        { data: { entry: 'a', to: 'out', state: 'disqualified', reason: 'A song over the limit' } },
      ]),
    );
    await screen.findByText('Anchor is out: Disqualified');
  });

  it('[7.40] leaves who is out without a place, and waits for none of its sheets', async () => {
    const acts = [act('a', 'Anchor', { state: 'disqualified' }), act('b', 'Breeze'), act('c', 'Current')];
    const absent = act('d', 'Delta', { state: 'did_not_come' });
    open(aDesk({ acts: [...acts, absent] }, { status: 'closed' }));
    expect((await rowsOf('If a judge were missing')).map(([place, name]) => [place, name])).toEqual([
      ['1', expect.stringMatching(/^Breeze/)],
      ['2', expect.stringMatching(/^Current/)],
      ['–', expect.stringMatching(/^AnchorDisqualified/)],
      ['–', expect.stringMatching(/^DeltaDid not come/)],
    ]);
    expect((await itemOf('Ana Rewi')).textContent).toContain('3 of 3 signed');
    expect((await itemOf('Ben Sio')).textContent).toContain('2 of 3 signed');
  });

  it('[7.40] lets no one decide a place before the judging is closed, after the release, or without leading', async () => {
    for (const [isHead, status] of [
      [true, 'judging'],
      [true, 'released'],
      [false, 'closed'],
    ] as const) {
      open(aDesk({ isHead, decisions: [decision] }, { status }));
      await rowsOf('If a judge were missing');
      expect(screen.queryByRole('button', { name: /Change the place/ })).toBeNull();
      cleanup();
    }
  });

  it('warns of a sheet that is not what was signed', async () => {
    const problems = [
      { kind: 'altered', judge: 'ana', sheet: 'ana-a' },
      { kind: 'tail', judge: 'ben', sheet: null },
    ] as const;
    open(aDesk({ seals: { rules: '', chains: [], problems: [...problems] } }));
    const alert = await screen.findByRole('alert');
    expect(
      within(alert)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Ana Rewi, Anchor: changed since it was signed',
      'Ben Sio: the sheets that were signed last are gone',
    ]);
  });

  it('[6.8] lets an admin read the sheets with a reason, which its panel sees', async () => {
    const reading = { name: 'Tama', reason: 'An appeal', at: '2027-05-07T08:00:00Z' };
    const desk = aDesk({ isHead: false, canReadSheets: true, readings: [reading] });
    const { sent, user } = open(desk, ['admin']);
    await screen.findByText(/^Tama, .+: An appeal$/);
    await user.click(screen.getByRole('button', { name: 'Read the sheets' }));
    const dialog = within(await screen.findByRole('dialog'));
    const button = dialog.getByRole('button', { name: 'Read the sheets' });
    expect(button).toHaveProperty('disabled', true);
    await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'A complaint');
    await user.click(button);
    await waitFor(() => expect(sent()).toContainEqual(expect.objectContaining({ action: 'read_sheets' })));
  });

  it('is read by the office too once the results are released', async () => {
    open(aDesk({ isHead: false }, { status: 'released' }), ['staff']);
    await screen.findByText('The results are released.');
    expect(await rowsOf('If a judge were missing')).toHaveLength(3);
    expect(screen.queryByRole('button', { name: /Open the sheet|Release/, hidden: true })).toBeNull();
  });
});
