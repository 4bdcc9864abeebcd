import { expect } from '@playwright/test';
import { apiUser } from '../support/api';
import { press, tabTo, type } from '../support/keyboard';
import { pageOf } from '../support/pageOf';
import { pressWhenEnabled } from '../support/pressButton';
import { makeEntry, makeEvent, uniqueName, type Stored } from '../support/records';
import { test } from '../support/test';

const tenant = 'launchpad';
test.use({ tenant, role: 'staff' });

test('[7.41] a mentor proposes, the office approves, and everyone checks the badge, with the keyboard alone @slow', async ({
  page,
  staff,
  browser,
  request,
}) => {
  const { event } = await makeEvent(staff);
  const entry = await makeEntry(staff, tenant, event);
  const creative = await staff.create<Stored>('launchpad/participants', {
    name: `Tama ${uniqueName('Reid')}`,
    event: event.hashcode,
    entry: entry.hashcode,
    year_level: 10,
  });
  const kind = await staff.create<Stored>('launchpad/achievement_types', { name: uniqueName('Badge') });
  const draft = uniqueName('First draft');
  const template = { name: draft, type: kind.hashcode, criteria: 'A first whole version.' };
  await staff.create<Stored>('launchpad/achievement_templates', template);
  const { results } = await staff.get<{ results: (Stored & { individual: Stored })[] }>(
    'user?search=collaborator@launchpad.test',
  );
  const { hashcode: mentor } = await staff.create<Stored>('launchpad/mentors', {
    name: uniqueName('Angelo'),
    individual: results[0]?.individual.hashcode,
    checked_until: '2030-12-31',
  });
  await staff.create('launchpad/participants/actions', {
    action: 'assign_mentor',
    target: creative.hashcode,
    data: { mentor },
  });
  const guest = await apiUser(request, tenant, 'collaborator');
  const own = await pageOf(browser, guest, '/my-creatives', {}, { tenant });

  await test.step('the mentor proposes with a link', async () => {
    // Other creatives of this mentor stand before this one.
    await pressWhenEnabled(own.getByRole('button', { name: `Propose ${draft} for ${creative.name}` }));
    const dialog = own.getByRole('dialog', { name: `Propose: ${draft}` });
    await type(own, dialog.getByLabel('Where to see it'), 'https://example.org/film');
    await press(own, dialog.getByRole('button', { name: 'Propose as reached' }));
    await expect(own.getByText('Proposed: the office decides next')).toBeVisible();
  });

  await test.step('the office approves, and opens the badge of the minor', async () => {
    const { results: proposed } = await staff.get<{ results: Stored[] }>(
      `launchpad/achievement_instances?creative=${creative.hashcode}`,
    );
    await page.goto(`/achievements/${proposed[0]?.hashcode}`);
    await press(page, page.getByRole('button', { name: 'Mark reached' }));
    const question = page.getByRole('dialog').or(page.getByRole('alertdialog'));
    await press(page, question.getByRole('button', { name: 'Mark reached' }));
    await press(page, page.getByRole('button', { name: 'Make a public badge' }));
    const dialog = page.getByRole('dialog', { name: 'Make a public badge?' });
    await type(page, dialog.getByLabel('How the guardian agreed'), 'Their mother, by email');
    await press(page, dialog.getByRole('button', { name: 'Make a public badge' }));
  });

  const badge = page.getByRole('dialog', { name: 'Public badge' });
  const address = (await badge.getByRole('link', { name: 'Open its page' }).getAttribute('href')) ?? '';
  const stranger = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await test.step('a stranger reads a given name and an initial, and that the signature holds', async () => {
    await stranger.goto(address);
    await expect(stranger.getByText('The signature is valid')).toBeVisible();
    await expect(stranger.getByText(/^Tama .\.$/)).toBeVisible();
    await tabTo(stranger, stranger.getByRole('button', { name: 'Save the signed badge' }));
    await tabTo(stranger, stranger.getByRole('link', { name: 'Public keys' }));
  });

  await test.step('the office closes it, and the address is gone', async () => {
    await press(page, badge.getByRole('button', { name: 'Close the badge' }));
    await expect(page.getByText('The badge is closed')).toBeVisible();
    await stranger.reload();
    await expect(stranger.getByText('No badge here')).toBeVisible();
  });
});
