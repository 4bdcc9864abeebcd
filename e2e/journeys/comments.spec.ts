import { expect, type Page } from '@playwright/test';
import { overflow, violationsOf } from '../support/everybody';
import { uniqueName } from '../support/records';
import { test } from '../support/test';
import { deviceOf, makeUser } from '../support/users';

const field = (page: Page) => page.getByRole('textbox', { name: 'Your comment' });
const comments = (page: Page) => page.getByRole('region', { name: 'Comments' }).getByRole('listitem');

for (const width of [1440, 390]) {
  const viewport = { width, height: 844 };
  test(`a colleague who is mentioned in a comment finds it and answers at ${width} @slow`, async ({
    staff,
    browser,
  }) => {
    const [author, colleague] = [await makeUser('showquest'), await makeUser('showquest')];
    const name = uniqueName('Hall');
    const { hashcode } = await staff.create<{ hashcode: string }>('callboard/venues', {
      name,
      town: 'Hastings',
      time_zone: 'Pacific/Auckland',
    });
    const own = await deviceOf(browser, 'showquest', author, viewport);
    await own.goto(`/venues/${hashcode}`);
    await own.getByRole('tab', { name: 'Comments' }).click();
    await expect(own.getByText('No comments yet')).toBeVisible();
    await field(own).pressSequentially(`Who has the key? @${colleague.name}`);
    await expect(own.getByRole('option', { name: colleague.name })).toBeVisible();
    await own.keyboard.press('Enter');
    await own.keyboard.press('Enter');
    await expect(comments(own)).toContainText([`Who has the key? @${colleague.name}`]);
    await expect(own.getByRole('tab', { name: 'Comments (1)' })).toBeVisible();
    // Commenting also follows the record.
    await expect(own.getByRole('button', { name: 'Unfollow' })).toBeVisible();

    const other = await deviceOf(browser, 'showquest', colleague, viewport);
    await other.goto('/');
    if (width < 600) await other.getByRole('button', { name: /^Menu/ }).click();
    await other.getByRole('button', { name: /^Notifications/ }).click();
    await other.getByText(`${author.name} mentioned you in “${name}”`).click();
    await expect(other).toHaveURL(new RegExp(`/venues/${hashcode}\\?tab=comments`));
    await expect(comments(other)).toContainText(['Who has the key?']);
    await field(other).fill('I have it');
    await other.keyboard.press('Enter');
    // Without a reload.
    await expect(comments(own)).toContainText(['Who has the key?', 'I have it']);

    await comments(other).getByRole('button', { name: 'Change or delete your comment' }).click();
    await other.getByRole('menuitem', { name: 'Edit' }).click();
    await other.getByRole('textbox', { name: 'Edit your comment' }).fill('I have it until Friday');
    await other.keyboard.press('Enter');
    await expect(comments(own).last()).toContainText(/Edited.*I have it until Friday/s);
    expect(await violationsOf(other)).toEqual([]);
    await other.setViewportSize({ width: Math.min(width, 320), height: 844 });
    await expect.poll(() => overflow(other)).toBe(0);
    await comments(other).getByRole('button', { name: 'Change or delete your comment' }).click();
    await other.getByRole('menuitem', { name: 'Delete' }).click();
    await expect(comments(own).last()).toContainText('Comment deleted');
    await other.getByRole('button', { name: 'Undo' }).click();
    await expect(comments(own).last()).toContainText('I have it until Friday');
    await own.context().close();
    await other.context().close();
  });
}
