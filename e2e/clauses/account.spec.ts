import { expect, request as requests, type Browser, type Page } from '@playwright/test';
import { emailOf, password } from '../support/api';
import { mailedPath } from '../support/mail';
import { at } from '../support/tenants';
import { test } from '../support/test';
import { codeFor } from '../support/totp';
import { makeUser, signedInAs, tokenOf, type OwnUser } from '../support/users';

const alertOf = (page: Page) => page.getByRole('region', { name: 'Alerts' });

/** The page of the account of a user of the test's own. */
async function openAccount(browser: Browser, user: OwnUser): Promise<Page> {
  const context = await browser.newContext({ storageState: await signedInAs('showquest', user.email) });
  const page = await context.newPage();
  await page.goto(at('showquest', '/account'));
  await expect(page.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible();
  return page;
}

async function signOutOf(page: Page) {
  await page.getByRole('button', { name: /^Your menu/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page.getByLabel('Email')).toBeVisible();
}

async function givePassword(page: Page, email: string) {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** Turns two-step sign-in on; answers the key of the app and the recovery codes. */
async function turnOn(page: Page) {
  await page.getByRole('button', { name: 'Turn on' }).click();
  const dialog = page.getByRole('dialog', { name: 'Two-step sign-in' });
  await dialog.getByLabel('Your password').fill(password);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  const secret = (await dialog.locator('code').textContent()) ?? '';
  await dialog.getByRole('textbox', { name: 'Code' }).fill(codeFor(secret));
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  const list = page.getByRole('list', { name: 'Your recovery codes' });
  await expect(list.getByRole('listitem')).toHaveCount(10);
  const codes = await list.getByRole('listitem').allTextContents();
  return { secret, codes };
}

test('sessions are listed, and ended one by one or all but this one @slow', async ({ browser, request }) => {
  const user = await makeUser('showquest');
  const page = await openAccount(browser, user);
  const others = [
    await tokenOf(request, 'showquest', user.email),
    await tokenOf(request, 'showquest', user.email),
  ];
  await page.reload();
  const list = page.getByRole('list', { name: 'Where you are signed in' });
  await expect(list.getByRole('listitem')).toHaveCount(1 + others.length);
  await expect(list.getByRole('listitem').first()).toContainText('This device');
  await expect(page.getByText(/^Times in NZ[DS]T$/)).toBeVisible();
  await list
    .getByRole('button', { name: /^Sign out/ })
    .first()
    .click();
  await expect(list.getByRole('listitem')).toHaveCount(others.length);
  await page.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await expect(alertOf(page).getByText('1 device signed out')).toBeVisible();
  await expect(page.getByText('You are not signed in anywhere else.')).toBeVisible();
  await expect(list.getByRole('listitem')).toHaveCount(1);
});

test('two-step sign-in asks for a code of the app, reports a wrong one, and takes a recovery code once @slow', async ({
  browser,
}) => {
  const user = await makeUser('showquest');
  const page = await openAccount(browser, user);
  const { secret, codes } = await turnOn(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toBe('callboard-recovery-codes.txt');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(codes[0] ?? 'none')).toBeVisible();
  for (const unwanted of ['Print', 'I have saved them', 'Close', 'Change Password']) {
    await expect(page.getByRole('button', { name: unwanted, includeHidden: true })).toBeHidden();
  }
  await page.emulateMedia({ media: null });
  await page.getByRole('button', { name: 'I have saved them' }).click();
  await expect(page.getByText('10 recovery codes left')).toBeVisible();
  await signOutOf(page);

  await givePassword(page, user.email);
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
  await expect(page.getByLabel('Code')).toBeFocused();
  await page.getByLabel('Code').fill('000000');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText('You have 2 attempts left')).toBeVisible();
  await expect(alertOf(page).getByText('The code is not right.')).toBeVisible();
  // The code that turned it on has been used: the app shows the next one half a minute later.
  await page.getByLabel('Code').fill(codeFor(secret, 1));
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Kia ora/ })).toBeVisible();
  await signOutOf(page);

  for (const isFirst of [true, false]) {
    await givePassword(page, user.email);
    await page.getByRole('button', { name: 'Use a recovery code' }).click();
    await page.getByLabel('Recovery code').fill(codes[0] ?? '');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    if (isFirst) await expect(page.getByRole('heading', { level: 1, name: /^Kia ora/ })).toBeVisible();
    if (isFirst) await signOutOf(page);
  }
  await expect(page.getByText('You have 2 attempts left')).toBeVisible();
  await page.getByRole('button', { name: 'Back to login' }).click();
  await expect(page.getByLabel('Email')).toBeVisible();
  await page.context().close();
});

test('[6.3] two-step sign-in is turned off by an admin for a user who has lost their phone @slow', async ({
  browser,
}) => {
  const user = await makeUser('showquest');
  const page = await openAccount(browser, user);
  await turnOn(page);
  await page.context().close();
  const context = await browser.newContext({
    storageState: await signedInAs('showquest', emailOf('showquest', 'admin')),
  });
  const admin = await context.newPage();
  await admin.goto(at('showquest', `/users/${user.hashcode}`));
  await admin.getByRole('button', { name: 'Sign-in' }).click();
  await admin.getByRole('menuitem', { name: 'Turn off two-step sign-in' }).click();
  const question = admin.getByRole('alertdialog', { name: /^Turn off two-step sign-in of/ });
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await question.getByRole('button', { name: 'Turn off' }).click();
  await expect(alertOf(admin).getByText('Two-step sign-in is off')).toBeVisible();
  await context.close();
  expect(await tokenOf(await requests.newContext(), 'showquest', user.email)).toMatch(/^showquest\./);
});

test('two-step sign-in is turned off by the password, and gives new recovery codes @slow', async ({
  browser,
}) => {
  const page = await openAccount(browser, await makeUser('showquest'));
  const { codes } = await turnOn(page);
  await page.getByRole('button', { name: 'I have saved them' }).click();
  await page.getByRole('button', { name: 'New recovery codes' }).click();
  await page.getByRole('dialog').getByLabel('Your password').fill('Wrong1234');
  await page.getByRole('dialog').getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('dialog').getByText('The password is not right.').first()).toBeVisible();
  await page.getByRole('dialog').getByLabel('Your password').fill(password);
  await page.getByRole('dialog').getByRole('button', { name: 'Continue' }).click();
  const list = page.getByRole('list', { name: 'Your recovery codes' });
  await expect(list.getByRole('listitem')).toHaveCount(10);
  expect(await list.getByRole('listitem').allTextContents()).not.toEqual(codes);
  await page.getByRole('button', { name: 'I have saved them' }).click();
  await page.getByRole('button', { name: 'Turn off' }).click();
  await page.getByRole('dialog').getByLabel('Your password').fill(password);
  await page.getByRole('dialog').getByRole('button', { name: 'Turn off' }).click();
  await expect(alertOf(page).getByText('Two-step sign-in is off')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Turn on' })).toBeVisible();
  await page.context().close();
});

test('a passkey is made, signs in without email and password, and is removed', async ({ browser }) => {
  const user = await makeUser('showquest');
  const page = await openAccount(browser, user);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' });
  await dialog.getByLabel('Name').fill('My laptop');
  await dialog.getByLabel('Your password').fill(password);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(alertOf(page).getByText('Passkey added')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Passkeys' })).toContainText('My laptop');
  await signOutOf(page);

  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(alertOf(page).getByText(`Successfully logged in as ${user.name}`)).toBeVisible();
  await page.goto(at('showquest', '/account'));
  await page.getByRole('button', { name: 'Remove My laptop' }).click();
  await page.getByRole('dialog').getByLabel('Your password').fill(password);
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('No passkeys yet.')).toBeVisible();
  await page.context().close();
});

test.describe('an admin', () => {
  test.use({ role: 'admin' });

  test('[7.5] sends a user the link to set a new password @slow', async ({ page, request }) => {
    const user = await makeUser('showquest', ['staff']);
    await page.goto(`/users/${user.hashcode}`);
    await page.getByRole('button', { name: 'Sign-in' }).click();
    await page.getByRole('menuitem', { name: 'Send a reset email' }).click();
    await expect(
      page.getByText(`A link to set a new password was requested for ${user.email}`).first(),
    ).toBeVisible();
    expect(await mailedPath(request, user.email, 2)).toMatch(/^\/login\/forgot\//);
  });

  test('views as another user, changes nothing, and stops @slow', async ({ page, context }) => {
    const user = await makeUser('showquest', ['staff']);
    await page.goto(`/users/${user.hashcode}`);
    await page.getByRole('button', { name: 'Sign-in' }).click();
    await page.getByRole('menuitem', { name: 'View as this user' }).click();
    const banner = page.getByText(`You are viewing as ${user.name}`);
    await expect(banner).toBeVisible();
    await expect(page.getByText(/It ends automatically at \d{2}:\d{2} NZ[DS]T/)).toBeVisible();
    await expect(page.getByRole('button', { name: `Your menu, ${user.name}` })).toBeVisible();

    await page.goto('/venues');
    await expect(banner).toBeVisible();
    await page.getByRole('table').getByRole('link').first().click();
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    const form = page.getByRole('dialog');
    await form.getByLabel('Town').fill('Otaki');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(
      page.getByText('You are viewing as another user: nothing can be changed.').first(),
    ).toBeVisible();

    // Their account is not the admin's to see.
    await page.goto('/account');
    await expect(page.getByText('Not shown while you view as another user')).toBeVisible();
    await expect(page.getByText('Where you are signed in')).toHaveCount(0);

    // Another tab is still the admin's own.
    const other = await context.newPage();
    await other.goto('/dashboard');
    await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(other.getByText(/^You are viewing as/)).toHaveCount(0);
    await other.close();

    await page.goto('/dashboard');
    await page.getByRole('button', { name: 'Stop viewing' }).click();
    await expect(banner).toBeHidden();
    await expect(page.getByRole('button', { name: `Your menu, ${user.name}` })).toHaveCount(0);
    await page.goto(`/users/${user.hashcode}?tab=history`);
    await expect(page.getByRole('list', { name: 'Changes' })).toContainText('An admin viewed as this user');
  });
});

test('[3.20] the user menu saves what is stored about oneself @slow', async ({ browser }) => {
  const user = await makeUser('showquest');
  const page = await openAccount(browser, user);
  await page.getByRole('button', { name: /^Your menu/ }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Send me my data' }).click();
  expect((await download).suggestedFilename()).toMatch(/^callboard-showquest-\d{4}-\d{2}-\d{2}\.json$/);
  await expect(alertOf(page).getByText('Done')).toBeVisible();
  await page.context().close();
});
