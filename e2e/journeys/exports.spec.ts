import { expect, type Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { seatJudge } from '../support/contest';
import { readPdf } from '../support/readPdf';
import { makeEntry, makeEvent, type Stored } from '../support/records';
import { wordsOf } from '../support/tenants';
import { test } from '../support/test';
import type { ApiUser } from '../support/api';

const tenant = 'showquest';
test.use({ tenant });
const words = wordsOf(tenant);

/** An event with acts in its running order, each with a performer: more than one page of A4 holds. */
async function makeEvening(staff: ApiUser, count: number) {
  // A season without rules of its own: these acts are submitted bare.
  const { event, venue, space } = await makeEvent(staff, '2028-05-05');
  const performance = await staff.create<Stored>('callboard/performances', {
    name: 'Opening night',
    event: event.hashcode,
    venue: venue.hashcode,
    space: space.hashcode,
    starts_at: '2028-05-05T08:00:00+12:00',
    ends_at: '2028-05-05T20:00:00+12:00',
  });
  const names: string[] = [];
  const acts: string[] = [];
  for (let number = 0; number < count; number += 1) {
    const name = `Act ${String(number).padStart(3, '0')} of ${event.name.slice(-4)}`;
    const entry = await makeEntry(staff, tenant, event, { name, members_count: number + 1 });
    await staff.create(`${words.entryPath}/actions`, { action: 'submit', target: entry.hashcode });
    const minutes = 10 * number;
    const at = `${String(8 + Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
    await staff.patch(`${words.entryPath}/${entry.hashcode}`, {
      performance: performance.hashcode,
      slot_starts_at: `2028-05-05T${at}:00+12:00`,
    });
    await staff.create(words.participantPath, {
      name: `Dancer ${number}`,
      event: event.hashcode,
      entry: entry.hashcode,
    });
    names.push(name);
    acts.push(entry.hashcode);
  }
  return { event, venue, space, performance, names, acts };
}

/** As a PDF has it: see readPdf. */
function bare(text: string): string {
  return text.replace(/\s+/g, '');
}

/** Text of the PDF that Print saves. */
async function printed(page: Page): Promise<string[]> {
  return readPdf(await page.pdf({ preferCSSPageSize: true, printBackground: true }));
}

test('[7.40] [7.42] what a list shows leaves it as CSV and for Excel @slow', async ({ page, staff }) => {
  const { event, names, acts } = await makeEvening(staff, 3);
  const query = `event=${event.hashcode}&members_count__gte=2&ordering=-members_count&columns=name,status,members_count`;
  await page.goto(`/entries?${query}`);
  await expect(page.getByRole('link', { name: names[2] ?? '' })).toBeVisible();

  await page.getByRole('button', { name: 'Options', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Export…' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/2 rows and 4 columns.*At most 50,000 rows/)).toBeVisible();
  await dialog.getByRole('radio', { name: /CSV/ }).click();
  const [csv] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Export' }).click(),
  ]);
  expect(csv.suggestedFilename()).toMatch(
    new RegExp(`^${words.entries}-${tenant}-\\d{4}-\\d\\d-\\d\\d\\.csv$`),
  );
  const text = await readFile(await csv.path(), 'utf8');
  expect(text).toBe(
    `\ufeff${words.entry},Members,Status,Tags,Record ID\r\n${names[2]},3,Submitted,,${acts[2]}\r\n${names[1]},2,Submitted,,${acts[1]}\r\n`,
  );
  await expect(page.getByText('2 rows exported')).toBeVisible();

  await page.getByRole('button', { name: 'Options', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Export…' }).click();
  const [xlsx] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Export' }).click(),
  ]);
  expect(xlsx.suggestedFilename()).toMatch(/\.xlsx$/);
  expect((await readFile(await xlsx.path())).subarray(0, 2).toString()).toBe('PK');
});

test('[7.42] a performance is printed on A4: its running order, its performers and its call sheet @slow', async ({
  page,
  staff,
}) => {
  const { event, venue, space, performance, names } = await makeEvening(staff, 60);
  await page.goto(`/performances/${performance.hashcode}`);
  await page.getByRole('link', { name: 'Print' }).click();
  await expect(page.getByRole('cell', { name: names[59] ?? '' })).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);

  const order = await printed(page);
  expect(order.length).toBeGreaterThan(1);
  for (const part of [
    performance.name,
    event.name,
    venue.name,
    space.name,
    'Fri 05-May-2028',
    'Times in NZST',
    words.name,
  ]) {
    expect(order[0]).toContain(bare(part));
  }
  order.forEach((text, index) => {
    expect(text).toContain(`Page${index + 1}of${order.length}`);
    // The heads of the table stand on each of its pages.
    expect(text).toContain('Members');
  });
  for (const name of names) expect(order.filter((text) => text.includes(bare(name)))).toHaveLength(1);
  expect(order.join(' ')).not.toContain('Dashboard');

  await page.getByRole('radio', { name: `List of ${words.participants.toLowerCase()}` }).click();
  await expect(page.getByRole('cell', { name: 'Dancer 59', exact: true })).toBeVisible();
  expect((await printed(page)).join(' ')).toContain('Dancer59');

  // The address decides what is shown, so that the radio follows the click.
  await page.getByRole('radio', { name: 'Call sheet' }).click();
  await expect(page.getByRole('columnheader', { name: 'Contact' })).toBeVisible();
  expect((await printed(page)).join(' ')).toMatch(new RegExp(`17:5018:00${bare(names[59] ?? '')}`));
});

test('[7.42] the door list of an event has everyone by name, when they are called, and nothing of the app @slow', async ({
  page,
  staff,
}) => {
  const { event, venue, names } = await makeEvening(staff, 30);
  await page.goto(`/events/${event.hashcode}/print?sheet=door`);
  await expect(page.getByRole('cell', { name: 'Dancer 29', exact: true })).toBeVisible();
  const door = await printed(page);
  for (const part of [event.name, venue.name, 'Fri 05-May-2028', 'Times in NZST', 'Door list']) {
    expect(door[0]).toContain(bare(part));
  }
  door.forEach((text, index) => expect(text).toContain(`Page${index + 1}of${door.length}`));
  const all = door.join(' ');
  // 12:50 is the time slot of the last act.
  expect(all).toMatch(new RegExp(`Dancer29${bare(names[29] ?? '')}.*?12:50`));
  expect(all).not.toContain('Dashboard');
  expect(all).not.toContain('Back');
});

test.describe('for a judge', () => {
  test.use({ role: 'judge' });

  test('[7.42] the sheets of an event show nothing of minors but their names @slow', async ({
    page,
    staff,
  }) => {
    const { event, performance, names, acts } = await makeEvening(staff, 1);
    for (const target of acts) await staff.create(`${words.entryPath}/actions`, { action: 'accept', target });
    await seatJudge(staff, event.hashcode, acts);
    await staff.create('callboard/events/actions', { action: 'open_entries', target: event.hashcode });
    await staff.create('callboard/performances/actions', {
      action: 'schedule',
      target: performance.hashcode,
    });
    await page.goto(`/events/${event.hashcode}/print?sheet=calls`);
    await expect(page.getByRole('cell', { name: names[0] ?? '' })).toBeVisible();
    await expect(page.getByRole('columnheader', { name: 'Contact' })).toHaveCount(0);
    await page.getByRole('radio', { name: /^List of/ }).click();
    await expect(page.getByRole('columnheader', { name: 'School year' })).toHaveCount(0);
    const [first] = await printed(page);
    expect(first).not.toContain('School');
  });
});
