import type { Page } from '@playwright/test';
import type { ApiUser } from './api';
import { makeNight } from './night';
import { uniqueName, type Stored } from './records';

const rubric = {
  criteria: [
    { code: 'music', label: 'Music', weight: 60, min: 0, max: 10, step: 1 },
    { code: 'stage', label: 'Stagecraft', weight: 40, min: 0, max: 10, step: 1, needsComment: true },
  ],
  penalties: [{ code: 'late', label: 'Late start', points: 1 }],
};

/** Judges that Showquest has from the beginning. */
type Judge = 'judge' | 'judge2' | 'judge3';

/**
 * The acts of an evening in a stage that is being judged: the first judge leads the panel, and one act goes on to a final.
 *
 * @param contactOfLast the hashcode of the person who entered the last act
 * @param content what the sheets score
 */
export async function makeContest(
  staff: ApiUser,
  judges: readonly Judge[] = ['judge', 'judge2'],
  contactOfLast?: string,
  content: object = rubric,
) {
  const night = await makeNight(staff, contactOfLast);
  const { event, acts } = night;
  const make = (path: string, body: object) => staff.create<Stored>(`competition/${path}`, body);
  const act = (path: string, action: string, { hashcode }: Stored) =>
    staff.create(`competition/${path}/actions`, { action, target: hashcode });
  const sheet = await make('rubrics', { name: uniqueName('Rubric'), content });
  await act('rubrics', 'publish', sheet);
  const rules = { method: 'mean', tie_break: 'criteria', decimals: 2, min_judges: 1 };
  const final = await make('stages', { ...rules, name: uniqueName('Final'), event, kind: 'final' });
  const stage = await make('stages', {
    ...rules,
    name: uniqueName('Heat'),
    event,
    kind: 'heat',
    rubric: sheet.hashcode,
    next: final.hashcode,
    next_count: 1,
  });
  for (const { hashcode: entry } of acts)
    await make('stage_entries', { event, stage: stage.hashcode, entry });
  for (const [nth, name] of judges.entries()) {
    const { results } = await staff.get<{ results: Stored[] }>(`user?search=${name}@showquest.test`);
    const [user] = results;
    const judge = await make('panel_judges', { event, stage: stage.hashcode, judge: user?.hashcode });
    if (nth === 0) await act('panel_judges', 'lead', judge);
  }
  await act('stages', 'start_judging', stage);
  return { ...night, stage, final };
}

/** Puts a judge on the panel of a stage of its own with these acts: judges read the acts of their panels alone. */
export async function seatJudge(staff: ApiUser, event: string, entries: readonly string[]): Promise<void> {
  const make = (path: string, body: object) => staff.create<Stored>(`competition/${path}`, body);
  const { results } = await staff.get<{ results: Stored[] }>('user?search=judge@showquest.test');
  const rules = { method: 'mean', tie_break: 'criteria', decimals: 2, min_judges: 1 };
  const { hashcode: stage } = await make('stages', {
    ...rules,
    name: uniqueName('Heat'),
    event,
    kind: 'heat',
  });
  for (const entry of entries) await make('stage_entries', { event, stage, entry });
  await make('panel_judges', { event, stage, judge: results[0]?.hashcode });
}

/** Scores an act and signs its sheet, as another device would. */
export async function judgeBy(
  judge: ApiUser,
  stage: Stored,
  entry: string | undefined,
  scores: Readonly<Record<string, number>>,
): Promise<void> {
  const madeAt = new Date().toISOString();
  const marks = Object.entries(scores).map(([code, value]) => {
    return { code, value, madeAt, device: 'other', note: 'Well done' };
  });
  const target = stage.hashcode;
  for (const [action, data] of [
    ['score', { entry, marks }],
    ['sign_sheet', { entry }],
  ] as const)
    await judge.create('competition/stages/actions', { action, target, data });
}

/** The head judge gives an act another place than its sheets do, on the judging desk. */
export async function decidePlace(
  page: Page,
  { act, place, reason }: { act: string; place: number; reason: string },
): Promise<void> {
  await page.getByRole('button', { name: `Change the place of ${act}` }).click();
  const dialog = page.getByRole('dialog', { name: `Which place does ${act} have?` });
  await dialog.getByRole('spinbutton', { name: /^Place/ }).fill(String(place));
  await dialog.getByLabel('Reason').fill(reason);
  await dialog.getByRole('button', { name: 'Set the place' }).click();
}
