import { json, stubApi } from '@callboard/api-client/testing';
import type { Role } from '@callboard/api-contract';
import type { Ceremony } from '@callboard/api-contract/competition';
import { Screen as Remote } from './RemoteScreen';
import { Screen as Projector } from './ProjectorScreen';
import { renderScreen } from '@callboard/records/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { toFinal } from '../desk/testing/aDesk';

afterEach(cleanup);

const stage = '00000000-0000-4000-8000-0000000000aa';
const actionsPath = 'POST competition/stages/actions';
const act = (place: number, name: string) => ({
  place,
  name,
  school: 'Aotea College',
  total: `${90 - place}.00`,
});

function aCeremony(given: Partial<Ceremony> = {}): Ceremony {
  return {
    stage: 'Heat one',
    event: 'Season',
    canOpen: true,
    canRun: true,
    released: false,
    isReady: true,
    step: 1,
    steps: 3,
    frozen: false,
    releases: false,
    driver: null,
    line: null,
    changed: null,
    acts: [act(3, 'Current')],
    ...given,
  };
}

function open(page: 'remote' | 'projector', ceremony: Ceremony, roles: readonly Role[] = ['judge']) {
  const api = stubApi();
  api.on(`GET stages/${stage}/ceremony`, json({ success: true, data: ceremony }));
  api.on(actionsPath, json({ success: true, data: {} }));
  const path = '/stages/:hashcode/ceremony';
  const Page = page === 'remote' ? Remote : Projector;
  const view = renderScreen(<Page />, { at: `/stages/${stage}/ceremony`, path, roles });
  return { sent: () => api.callsOf(actionsPath).map(({ body }) => body), ...view };
}

const button = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name });

describe('[3.24] the ceremony on the projector', () => {
  it('has the newest act large, and those before it', async () => {
    open('projector', aCeremony({ step: 2, acts: [act(3, 'Current'), act(2, 'Breeze')] }));
    await screen.findByText('Place 2');
    screen.getByText('Breeze');
    screen.getByText('88.00 points');
    expect(within(screen.getByRole('list', { name: 'Shown before' })).getAllByRole('listitem')).toHaveLength(
      1,
    );
  });

  it('shows nothing of the results before the first step', async () => {
    open('projector', aCeremony({ step: 0, acts: [] }));
    await screen.findByText('The results follow soon');
    expect(screen.queryByRole('list', { name: 'Shown before' })).toBeNull();
  });
});

describe('[3.24] the phone that runs the ceremony', () => {
  it('goes on from the step that it shows', async () => {
    const { sent, user } = open('remote', aCeremony());
    await screen.findByText(/1 of 3 shown/);
    await user.click(await button('Next'));
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()).toMatchObject([
      { action: 'run_ceremony', target: stage, data: { step: 'next', from: 1 } },
    ]);
  });

  it('is opened by the head judge, and can release with its last step', async () => {
    const { sent, user } = open('remote', aCeremony({ step: null, acts: [] }));
    await user.click(await screen.findByRole('checkbox', { name: 'Release the results with the last step' }));
    await user.click(await button('Open the ceremony'));
    await waitFor(() => expect(sent()).toMatchObject([{ data: { step: 'open', releases: true } }]));
  });

  it('[7.40] is opened with the release once it is decided who of those at the line goes on, and why', async () => {
    const tied = {
      places: 1,
      acts: [
        { entry: 'b', name: 'Breeze' },
        { entry: 'c', name: 'Current' },
      ],
    };
    const facts = {
      rules: [{ ...toFinal, count: 2 }],
      standings: [
        { entry: 'a', rank: 1, total: 90 },
        { entry: 'b', rank: 2, total: 80 },
        { entry: 'c', rank: 2, total: 80 },
      ],
      acts: [
        { entry: 'a', name: 'Anchor', school: null },
        { entry: 'b', name: 'Breeze', school: null },
        { entry: 'c', name: 'Current', school: null },
      ],
      votes: [],
    };
    const line = { facts, goOn: [{ entry: 'a', name: 'Anchor' }], tied };
    const { sent, user } = open('remote', aCeremony({ step: null, acts: [], line }));
    await user.click(await screen.findByRole('checkbox', { name: 'Release the results with the last step' }));
    expect((await button('Open the ceremony')).disabled).toBe(true);
    await user.click(screen.getByRole('checkbox', { name: 'Current' }));
    expect((await button('Open the ceremony')).disabled).toBe(true);
    await user.type(screen.getByRole('textbox', { name: /^Why these/ }), 'More music');
    screen.getByText('With the last step, these go on: Anchor, Current');
    await user.click(await button('Open the ceremony'));
    await waitFor(() =>
      expect(sent()).toMatchObject([
        { data: { step: 'open', releases: true, goOn: ['a', 'c'], tieReason: 'More music' } },
      ]),
    );
  });

  it('[7.40] says what changed since it was opened, before it is closed', async () => {
    const withdrew = { kind: 'state', from: 'performed', to: 'withdrawn' } as const;
    const changed = [{ entry: 'a', name: 'Anchor', changes: [withdrew] }];
    const { user } = open('remote', aCeremony({ changed }));
    await user.click(await button('Close the ceremony'));
    const dialog = within(await screen.findByRole('alertdialog'));
    dialog.getByText('Changed since it was opened');
    expect(dialog.getByRole('listitem').textContent).toBe('Anchor: Performed becomes Withdrawn');
  });

  it('is not opened by others before the release, nor before every sheet is signed', async () => {
    open('remote', aCeremony({ step: null, acts: [], canOpen: false }), ['staff']);
    await screen.findByText(/^Only the head judge can open the ceremony/);
    expect(screen.queryByRole('button')).toBeNull();
    cleanup();
    open('remote', aCeremony({ step: null, acts: [], isReady: false }));
    await screen.findByText(/^Close the judging first/);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('stands still while it is frozen or another runs it', async () => {
    open('remote', aCeremony({ frozen: true }));
    expect((await button('Next')).disabled).toBe(true);
    expect((await button('Continue')).disabled).toBe(false);
    cleanup();
    const { sent, user } = open('remote', aCeremony({ driver: { hashcode: 'other', title: 'Ana Rewi' } }));
    await screen.findByText('Ana Rewi runs the ceremony. Take over?');
    expect((await button('Next')).disabled).toBe(true);
    await user.click(await button('Take over'));
    await waitFor(() => expect(sent()).toMatchObject([{ data: { step: 'drive' } }]));
  });
});
