import { json, stubApi } from '@callboard/api-client/testing';
import type { Role } from '@callboard/api-contract';
import type {
  DeskSheet,
  HandedOver,
  JudgingDesk,
  ProgressionRule,
} from '@callboard/api-contract/competition';
import { renderScreen } from '@callboard/records/testing';
import { screen, within } from '@testing-library/react';
import { act, actionsPath, mark, rubric, stage } from '../../judging/testing/aStage';
import { Screen } from '../DeskScreen';

/** A signed sheet; a music of 10 with the others full is 100 points, each point of music less takes off 5. */
export function sheet(
  judge: string,
  entry: string,
  music: number,
  given: Partial<DeskSheet> = {},
): DeskSheet {
  const marks = [mark('music', music), mark('story', 5, 'Clear'), mark('effort', 100)];
  return {
    hashcode: `${judge}-${entry}`,
    entry,
    judge,
    status: 'signed',
    signed_at: '2027-05-07T08:00:00Z',
    isBroken: false,
    open: { marks, penalties: [], comment: '', reason: '', seal: 'ab'.repeat(32) },
    ...given,
  };
}

/** The sheets of a desk where two judges have signed most. */
export const sheets = [
  sheet('ana', 'a', 9),
  sheet('ben', 'a', 9),
  sheet('ana', 'b', 4),
  sheet('ben', 'b', 4),
  sheet('ana', 'c', 1),
];

/** A judge of the panel, on a seat of their own. */
export function judge(
  user: string,
  name: string,
  given: Partial<JudgingDesk['judges'][number]> = {},
): JudgingDesk['judges'][number] {
  return {
    user,
    name,
    status: 'judging',
    last_at: null,
    seat: `seat of ${user}`,
    is_without: false,
    reason: '',
    ...given,
  };
}

/** A rule by which the first goes on to the final. */
export const toFinal: ProgressionRule = {
  hashcode: 'first',
  stage,
  next: 'final',
  name: 'Final',
  by: 'rank',
  count: 1,
  min_score: null,
  per_school: null,
};

/** The desk of a stage that its head judge reads. */
export function aDesk(
  given: Partial<JudgingDesk> = {},
  ofStage: Partial<JudgingDesk['stage']> = {},
): JudgingDesk {
  return {
    stage: {
      hashcode: stage,
      name: 'Heat one',
      status: 'judging',
      event: { hashcode: 'event', title: 'Season' },
      zone: 'Pacific/Auckland',
      rubric,
      method: 'mean',
      tie_break: 'shared',
      decimals: 2,
      min_judges: 1,
      place_left: null,
      rules: [toFinal],
      next: { hashcode: 'final', title: 'Final' },
      next_count: 1,
      next_per_school: null,
      release_at: null,
      isCorrecting: false,
      ceremony: null,
      ...ofStage,
    },
    isHead: true,
    judges: [
      judge('ana', 'Ana Rewi', { status: 'leading', last_at: '2027-05-07T08:00:00Z' }),
      judge('ben', 'Ben Sio'),
    ],
    seals: { rules: 'cd'.repeat(32), chains: [], problems: [] },
    readings: [],
    canReadSheets: false,
    substitutes: [],
    tryout: null,
    votes: [],
    tie: null,
    acts: [act('a', 'Anchor'), act('b', 'Breeze'), act('c', 'Current')],
    sheets,
    decisions: [],
    ...given,
  };
}

/** Opens the page of a desk. */
export function open(
  desk: JudgingDesk,
  roles: readonly Role[] = ['judge'],
  works: readonly HandedOver[] = [],
) {
  const api = stubApi();
  api.on(`GET stages/${stage}/judging`, json({ success: true, data: desk }));
  api.on('GET handed-over-work', json({ success: true, data: { works } }));
  const correction = { canCorrect: false, versions: [], open: null };
  api.on(`GET stages/${stage}/correction`, json({ success: true, data: correction }));
  api.on(actionsPath, json({ success: true, data: {} }));
  const { container, user } = renderScreen(<Screen />, {
    at: `/stages/${stage}/judging`,
    path: '/stages/:hashcode/judging',
    roles,
  });
  return { api, sent: () => api.callsOf(actionsPath).map(({ body }) => body), container, user };
}

/** The cells of a table by row, without its head. */
export async function rowsOf(column: string): Promise<(string | null)[][]> {
  const head = await screen.findByRole('columnheader', { name: column });
  const [, ...rows] = within(head.closest('table') ?? head).getAllByRole('row');
  return rows.map((row) => [...row.children].map(({ textContent }) => textContent));
}

/** The line of a judge. */
export async function itemOf(name: string): Promise<HTMLElement> {
  const found = (await screen.findByRole('progressbar', { name })).closest('li');
  if (!found) throw new Error(`${name} is no item of a list`);
  return found;
}
