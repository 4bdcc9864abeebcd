import { expect } from '@playwright/test';
import { apiUser, password } from '../support/api';
import { mailedPath } from '../support/mail';
import { uniqueName } from '../support/records';
import { at } from '../support/tenants';
import { test } from '../support/test';
import { uniqueEmail } from '../support/users';

const tenant = 'showquest';
test.use({ tenant, role: null, viewport: { width: 390, height: 844 }, hasTouch: true });

test('[1.4] [2.1] a new school asks for an account, and its teacher signs in @slow', async ({
  page,
  browser,
  request,
  staff,
}) => {
  const email = uniqueEmail();
  const school = uniqueName('Kererū College');
  await staff.create('corporation/organization_structures', {
    name: school,
    kind: 'school',
    is_company: true,
    town: 'Porirua',
  });

  await test.step('read the season, and ask', async () => {
    await page.goto('/login');
    await page.getByRole('link', { name: 'Season and dates' }).tap();
    await expect(page.getByRole('heading', { name: 'How to enter' })).toBeVisible();
    await expect(page.getByRole('article').first()).toContainText(/\d\d-\w{3}-20\d\d/);
    await page.getByRole('link', { name: 'Get an account' }).tap();
    await page.getByRole('combobox', { name: 'School' }).fill(school);
    await page.getByRole('option', { name: `${school}, Porirua` }).tap();
    await page.getByLabel('Your first name').fill('Mere');
    await page.getByLabel('Your last name').fill('Parata');
    await page.getByLabel('Your role at the school').fill('Head of drama');
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Send' }).tap();
    await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible();
  });

  await test.step('confirm the email', async () => {
    await page.goto(await mailedPath(request, email));
    await expect(page).toHaveURL(at(tenant, '/season/confirm'));
    await page.getByRole('button', { name: 'Confirm my email' }).tap();
    await expect(page.getByText('Your email is confirmed')).toBeVisible();
  });

  await test.step('staff find the request on their landing page, and confirm it', async () => {
    const { token } = await apiUser(request, tenant, 'staff');
    const localStorage = [{ name: 'api_token', value: token }];
    const context = await browser.newContext({
      viewport: { width: 1280, height: 800 },
      hasTouch: false,
      storageState: { cookies: [], origins: [{ origin: at(tenant, ''), localStorage }] },
    });
    const office = await context.newPage();
    await office.goto(at(tenant, '/admin/landing'));
    await expect(office.getByText(/account requests? waiting for an answer/)).toBeVisible();
    await office.goto(at(tenant, `/account-requests?search=${encodeURIComponent(email)}`));
    await office.getByRole('link', { name: 'Mere', exact: true }).click();
    await expect(office.getByText('Head of drama')).toBeVisible();
    await office.getByRole('button', { name: 'Confirm and invite' }).click();
    await office.getByRole('dialog').getByRole('button', { name: 'Send' }).click();
    await expect(office.getByText('The invitation was sent')).toBeVisible();
    await context.close();
  });

  await test.step('activate the account, and sign in', async () => {
    await page.goto(await mailedPath(request, email, 2));
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByLabel('Confirm password').fill(password);
    await expect(page.getByLabel('First name')).toHaveValue('Mere');
    await expect(page.getByLabel('Last name')).toHaveValue('Parata');
    await page.getByLabel('Phone').fill('021 555 0101');
    await page.getByRole('button', { name: 'Activate' }).tap();
    await page.getByRole('button', { name: 'Continue' }).tap();
    const dock = page.getByRole('navigation', { name: 'Main navigation' });
    await expect(dock.getByRole('link')).toHaveText(['Home', 'To do', 'Messages']);
    await dock.getByRole('link', { name: 'Messages' }).tap();
    await expect(page).toHaveURL(at(tenant, '/conversations'));
  });
});
