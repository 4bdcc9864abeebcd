import { json, stubApi } from '@callboard/api-client/testing';
import type { Correction } from '@callboard/api-contract/competition';
import { renderScreen } from '@callboard/records/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { actionsPath, stage } from '../judging/testing/aStage';
import { Screen } from './DeskScreen';
import { aDesk, toFinal } from './testing/aDesk';

afterEach(cleanup);

const first: Correction['versions'][number] = {
  number: 1,
  status: 'released',
  reason: '',
  by: 'Ana Rewi',
  released_at: '2027-05-07T09:00:00Z',
  differences: [],
};

function aCorrection(open: Partial<NonNullable<Correction['open']>> | null): Correction {
  return {
    canCorrect: true,
    versions: [first],
    open: open && {
      reason: 'An appeal.',
      missing: 0,
      differences: [],
      facts: {
        rules: [toFinal],
        standings: [
          { entry: 'b', rank: 1, total: 70 },
          { entry: 'c', rank: 2, total: 60 },
        ],
        acts: [
          { entry: 'b', name: 'Breeze', school: null },
          { entry: 'c', name: 'Current', school: null },
        ],
        votes: [],
      },
      targets: [{ hashcode: 'final', name: 'Final', status: 'planned', wentOn: ['a'] }],
      goOn: ['b'],
      tied: null,
      next: { name: 'Final', status: 'planned', wentOn: ['a'] },
      ...open,
    },
  };
}

function openDesk(correction: Correction, isHead = true) {
  const api = stubApi();
  const desk = aDesk({ isHead }, { status: 'released', isCorrecting: correction.open !== null });
  api.on(`GET stages/${stage}/judging`, json({ success: true, data: desk }));
  api.on(`GET stages/${stage}/correction`, json({ success: true, data: correction }));
  api.on('GET handed-over-work', json({ success: true, data: { works: [] } }));
  api.on(actionsPath, json({ success: true, data: {} }));
  const { user } = renderScreen(<Screen />, {
    at: `/stages/${stage}/judging`,
    path: '/stages/:hashcode/judging',
    roles: ['judge'],
  });
  return { sent: () => api.callsOf(actionsPath).map(({ body }) => body), user };
}

describe('[3.24] a correction of released results', () => {
  it('is opened with a reason, and decides nothing before', async () => {
    const { sent, user } = openDesk(aCorrection(null));
    await user.click(await screen.findByRole('button', { name: 'Correct the results' }));
    expect(screen.queryByRole('button', { name: /^Change the place/ })).toBeNull();
    const dialog = within(await screen.findByRole('dialog', { name: 'Correct the released results?' }));
    await user.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'An appeal');
    await user.click(dialog.getByRole('button', { name: 'Open the correction' }));
    await waitFor(() =>
      expect(sent()).toMatchObject([
        { action: 'correct_results', data: { step: 'open', reason: 'An appeal' } },
      ]),
    );
  });

  it('has what changes in words, and asks what becomes of the next stage', async () => {
    const differences = [
      {
        entry: 'a',
        name: 'Anchor',
        changes: [
          { kind: 'state', from: 'performed', to: 'disqualified' } as const,
          { kind: 'place', from: 1, to: null } as const,
        ],
      },
      { entry: 'b', name: 'Breeze', changes: [{ kind: 'place', from: 2, to: 1 } as const] },
    ];
    const { sent, user } = openDesk(aCorrection({ differences }));
    await screen.findByText(/A correction is open: An appeal. Everyone still reads/);
    expect(screen.getByText('Anchor', { selector: 'strong' }).closest('li')?.textContent).toBe(
      'Anchor: Performed becomes Disqualified · Place 1 becomes none',
    );
    await user.click(screen.getByRole('button', { name: 'Release the correction' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    dialog.getByText(/Those who entered these 2 acts are notified/);
    dialog.getByText('Go on now: Breeze');
    dialog.getByText('Do not go on any more: Anchor');
    const release = dialog.getByRole<HTMLButtonElement>('button', { name: 'Release the correction' });
    expect(release.disabled).toBe(true);
    await user.click(
      dialog.getByRole('radio', {
        name: 'Only those who go on now take part, at the times of those who leave',
      }),
    );
    await user.click(release);
    await waitFor(() =>
      expect(sent()).toMatchObject([{ data: { step: 'release', goOn: ['b'], next: 'repair' } }]),
    );
  });

  it('waits for sheets to be signed again, and is dropped where it changes nothing', async () => {
    openDesk(aCorrection({ missing: 2 }));
    await screen.findByText(/^2 sheets are to be signed again/);
    const release = screen.getByRole<HTMLButtonElement>('button', { name: 'Release the correction' });
    expect(release.disabled).toBe(true);
    expect(screen.queryByRole('button', { name: 'Drop the correction' })).toBeNull();
    cleanup();
    const { sent, user } = openDesk(aCorrection({}));
    await user.click(await screen.findByRole('button', { name: 'Drop the correction' }));
    await waitFor(() => expect(sent()).toMatchObject([{ data: { step: 'drop' } }]));
  });

  it('stays readable with who released it and why', async () => {
    const second = {
      ...first,
      number: 2,
      reason: 'A typing error',
      differences: [
        {
          entry: 'c',
          name: 'Current',
          changes: [{ kind: 'total', from: '55.00', to: '56.00' } as const, { kind: 'feedback' } as const],
        },
      ],
    };
    const replaced = { ...first, status: 'replaced' };
    openDesk({ canCorrect: false, open: null, versions: [second, replaced] }, false);
    await screen.findByText('Version 2, by Ana Rewi');
    screen.getByText('A typing error');
    expect(screen.queryByRole('button', { name: 'Correct the results' })).toBeNull();
    screen.getByText(/Total 55.00 becomes 56.00 · Other scores or comments/);
  });
});
