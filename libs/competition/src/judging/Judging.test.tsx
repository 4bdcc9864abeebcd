import { JudgingCard } from './JudgingCard';
import { Screen } from './JudgingScreen';
import type { JudgedStage } from '@callboard/api-contract/competition';
import { renderScreen } from '@callboard/records/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { act, aStage, judgingApi, mark, RunningOutbox, sheet, stage, wholeMarks } from './testing/aStage';

afterEach(cleanup);

const running = (
  <>
    <RunningOutbox />
    <Screen />
  </>
);

function open(stages: readonly JudgedStage[], onStage: string | null = null) {
  const api = judgingApi(stages, onStage);
  return { api, ...renderScreen(running, { at: '/judging', path: '/judging', roles: ['judge'] }) };
}

const rowOf = async (name: string) => {
  const link = await screen.findByRole('link', { name: new RegExp(`^${name}`) });
  const row = link.closest('li');
  if (!row) throw new Error(`${name} is no item of a list`);
  return within(row);
};

describe('[3.24] the page of a judge', () => {
  it('leads to the act that is on stage before all others', async () => {
    open([aStage()], 'b');
    const first = await screen.findByRole('link', { name: 'Score Breeze' });
    expect(first.getAttribute('href')).toBe(`/judging/${stage}/b`);
    (await rowOf('Breeze')).getByText('On stage');
    expect(screen.getAllByText('On stage')).toHaveLength(1);
  });

  it('leads to the first act without a signed sheet where none is on stage', async () => {
    open([aStage({ sheets: [sheet('a', { status: 'signed', marks: wholeMarks })] })]);
    await screen.findByRole('link', { name: 'Score Breeze' });
    expect(screen.queryByText('On stage')).toBeNull();
  });

  it('has how far each sheet is, and how many are signed', async () => {
    const acts = ['Anchor', 'Breeze', 'Current', 'Dawn', 'Ember'].map((name, nth) => act(`${nth}`, name));
    open([
      aStage({
        acts,
        sheets: [
          sheet('1', { marks: [mark('music', 7)] }),
          sheet('2', { marks: wholeMarks }),
          sheet('3', { status: 'signed', marks: wholeMarks }),
          sheet('4', { status: 'recused', reason: 'My niece' }),
        ],
      }),
    ]);
    (await rowOf('Anchor')).getByText('To score');
    (await rowOf('Breeze')).getByText('1 of 3 scored');
    (await rowOf('Current')).getByText('Ready to sign');
    (await rowOf('Dawn')).getByText('Signed');
    (await rowOf('Ember')).getByText('Stepped aside');
    // Nothing is expected of an act that the judge stepped aside from.
    const progress = screen.getByRole('progressbar', { name: 'Signed score sheets' });
    expect(progress.getAttribute('aria-valuetext')).toBe('1 of 4 signed');
  });

  it('counts no score that was taken back', async () => {
    open([aStage({ sheets: [sheet('a', { marks: [mark('music', null)] })] })]);
    (await rowOf('Anchor')).getByText('To score');
  });

  it.each([
    ['planned', 'Judging has not started yet. You can look at the acts and the criteria.'],
    ['closed', 'Judging is closed.'],
  ] as const)('has acts to look at but none to score while the stage is %s', async (status, text) => {
    open([aStage({ status })]);
    await screen.findByText(text);
    await rowOf('Anchor');
    expect(screen.queryByRole('link', { name: /^Score / })).toBeNull();
  });

  it('has the desk for the head judge alone', async () => {
    open([
      aStage({ isHead: true }),
      aStage({ hashcode: '00000000-0000-4000-8000-0000000000ab', name: 'Heat two' }),
    ]);
    const own = within(await screen.findByRole('region', { name: 'Heat one, Season' }));
    expect(own.getByRole('link', { name: 'Judging desk' }).getAttribute('href')).toBe(
      `/stages/${stage}/judging`,
    );
    const other = within(screen.getByRole('region', { name: 'Heat two, Season' }));
    expect(other.queryByRole('link', { name: 'Judging desk' })).toBeNull();
  });

  it('says where there is nothing to judge', async () => {
    open([]);
    await screen.findByText('You are not on a panel now');
    cleanup();
    open([aStage({ acts: [] })]);
    await screen.findByText('No acts in this stage yet');
    expect(screen.queryByRole('progressbar')).toBeNull();
  });
});

describe('[3.24] the start page of a judge', () => {
  const start = (stages: readonly JudgedStage[]) => {
    judgingApi(stages);
    return renderScreen(<JudgingCard />, { at: '/dashboard', path: '/dashboard', roles: ['judge'] });
  };

  it('leads to the next act of what is judged now', async () => {
    start([aStage({ sheets: [sheet('a', { status: 'signed', marks: wholeMarks })] })]);
    const next = await screen.findByRole('link', { name: 'Score Breeze' });
    expect(next.getAttribute('href')).toBe(`/judging/${stage}/b`);
    expect(screen.getByRole('link', { name: 'All acts' }).getAttribute('href')).toBe('/judging');
  });

  it('has nothing of judging while no stage is judged', async () => {
    const { container } = start([aStage({ status: 'planned' })]);
    await expect.poll(() => container.querySelector('[aria-busy]')).toBeNull();
    await expect.poll(() => screen.queryByText('Judging')).toBeNull();
  });
});
