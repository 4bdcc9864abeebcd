import { json, stubApi } from '@callboard/api-client/testing';
import { renderScreen } from '@callboard/records/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { stage } from '../../judging/testing/aStage';
import { aDesk, judge, rowsOf } from '../testing/aDesk';
import { Screen } from './DeskPaperScreen';

function open(search: string, desk = aDesk()) {
  stubApi().on(`GET stages/${stage}/judging`, json({ success: true, data: desk }));
  return renderScreen(<Screen />, {
    at: `/stages/${stage}/judging/print${search}`,
    path: '/stages/:hashcode/judging/print',
    roles: ['judge'],
  });
}

const sheetNames = () =>
  screen.getAllByRole('region', { name: /: / }).map((each) => each.getAttribute('aria-label'));

describe('[2.21] the judging of a stage on paper', () => {
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });

  it('has a sheet of each judge for each act that takes part, with every criterion and step', async () => {
    const [first, second, third] = aDesk().acts;
    const acts = [first, second, third && { ...third, state: 'withdrawn' as const }].flatMap(
      (each) => each ?? [],
    );
    open('', aDesk({ acts }));
    const sheet = await screen.findByRole('region', { name: 'Ana Rewi: Anchor' });
    expect(sheetNames()).toEqual([
      'Ana Rewi: Anchor',
      'Ana Rewi: Breeze',
      'Ben Sio: Anchor',
      'Ben Sio: Breeze',
    ]);
    for (const { label } of aDesk().stage.rubric?.criteria ?? [])
      expect(within(sheet).getByRole('heading', { name: new RegExp(`^${label}`) })).toBeTruthy();
    expect(within(sheet).getAllByRole('list', { name: 'Score' })[0]?.textContent).toMatch(/^\d/);
  });

  it('prints those of one judge, and none of a judge who stood down', async () => {
    const judges = [judge('ana', 'Ana Rewi'), judge('ben', 'Ben Sio', { status: 'stood_down' })];
    const { user } = open('', aDesk({ judges: [...judges, judge('kim', 'Kim Ora')] }));
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Judge' }), 'Kim Ora');
    expect(sheetNames()).toEqual(['Kim Ora: Anchor', 'Kim Ora: Breeze', 'Kim Ora: Current']);
  });

  it('has the places with the total of each judge, and nothing of a sealed desk', async () => {
    open('?paper=scores');
    const rows = await rowsOf('Place');
    expect(rows.map(([place, act]) => [place, act])).toEqual([
      ['1', 'AnchorAotea College'],
      ['2', 'BreezeAotea College'],
      ['3', 'CurrentAotea College'],
    ]);
    expect(rows[0]?.[2]).toBe(rows[0]?.[3]);
    expect(rows[2]?.[3]).toBe('–');
    cleanup();
    const sealed = aDesk({ isHead: false, sheets: aDesk().sheets.map((each) => ({ ...each, open: null })) });
    open('?paper=scores', sealed);
    expect(await screen.findByText(/^Scores are sealed/)).toBeTruthy();
    expect(screen.queryByRole('table')).toBeNull();
  });
});
