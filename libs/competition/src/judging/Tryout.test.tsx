import { renderScreen } from '@callboard/records/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Screen as JudgingScreen } from './JudgingScreen';
import { Screen as SheetScreen } from './SheetScreen';
import { aStage, judgingApi, mark, stage } from './testing/aStage';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const tryout = { name: 'The winner of last year', marks: [mark('music', 7)] };

function openSheet(given: Parameters<typeof aStage>[0]) {
  const api = judgingApi([aStage(given)]);
  const at = `/judging/${stage}/try-out`;
  const view = renderScreen(<SheetScreen />, { at, path: '/judging/:stage/:entry', roles: ['judge'] });
  return { sent: api.sent, user: view.user };
}

describe('[7.40] the try-out of a stage', () => {
  it('is on the page of each judge before the evening, with how much of it is scored', async () => {
    judgingApi([aStage({ status: 'planned', tryout })]);
    renderScreen(<JudgingScreen />, { at: '/judging', path: '/judging', roles: ['judge'] });
    const link = await screen.findByRole('link', { name: /Score the try-out: The winner of last year/ });
    expect(link.getAttribute('href')).toBe(`/judging/${stage}/try-out`);
    screen.getByText('1 of 3 scored');
    screen.getByText(/It never counts/);
  });

  it('is on no page of a stage that has none', async () => {
    judgingApi([aStage({ status: 'planned' })]);
    renderScreen(<JudgingScreen />, { at: '/judging', path: '/judging', roles: ['judge'] });
    await screen.findByText('Coming up');
    expect(screen.queryByText(/try-out/i)).toBeNull();
  });

  it('is scored by the rubric of the stage, and sent as a try-out, never as a sheet', async () => {
    const { sent, user } = openSheet({ status: 'planned', tryout });
    await screen.findByRole('heading', { level: 1, name: 'The winner of last year' });
    const story = within(screen.getByRole('radiogroup', { name: /Story/ }));
    await user.click(story.getByRole('radio', { name: /^4/ }));
    await waitFor(() =>
      expect(sent()).toMatchObject([
        { action: 'score_tryout', target: stage, data: { marks: [{ code: 'story', value: 4 }] } },
      ]),
    );
    await screen.findByText('2 of 3 scored');
    expect(screen.queryByRole('button', { name: /Sign/ })).toBeNull();
    expect(screen.getAllByText('No one who enters reads it.').length).toBeGreaterThan(0);
    expect(screen.queryByText(/Those who entered read it/)).toBeNull();
  });

  it('is no page where the stage has none', async () => {
    openSheet({ status: 'planned' });
    await screen.findByText('This act is not one that you judge');
  });
});
