import { expect, type Browser, type Page, type WebSocketRoute } from '@playwright/test';
import { apiUser } from '../support/api';
import { makeEvent, uniqueName } from '../support/records';
import { at } from '../support/tenants';
import { test } from '../support/test';

const paused = 'Live updates are paused. Trying again…';

/** A second browser, in which an admin is signed in. */
async function otherPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    baseURL: at('showquest', ''),
    storageState: { cookies: [], origins: [] },
  });
  const { token } = await apiUser(context.request, 'showquest', 'admin');
  await context.addInitScript((value) => localStorage.setItem('api_token', value), token);
  return context.newPage();
}

const isConnected = (message: string | Buffer) => message.toString().includes('"code":"connected"');

async function rename(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: /^Name/ }).fill(name);
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
}

test('[7.48] what one person saves another sees, and loses nothing of what they type', async ({
  page,
  staff,
  browser,
}) => {
  const { event } = await makeEvent(staff);
  const path = `/events/${event.hashcode}`;
  const connected = page
    .waitForEvent('websocket')
    .then((socket) => socket.waitForEvent('framereceived', ({ payload }) => isConnected(payload)));
  await page.goto(path);
  await expect(page.getByRole('heading', { name: event.name, level: 1 })).toBeVisible();
  await connected;
  const other = await otherPage(browser);
  await other.goto(path);
  const first = uniqueName('Wharf Heat');
  await rename(other, first);
  await expect(page.getByRole('heading', { name: first, level: 1 })).toBeVisible();

  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const typed = page.getByRole('dialog').getByRole('textbox', { name: /^Name/ });
  await typed.fill('Half a name');
  const second = uniqueName('Pier Heat');
  await rename(other, second);
  await expect(page.getByRole('heading', { name: second, level: 1, includeHidden: true })).toBeAttached();
  await expect(typed).toHaveValue('Half a name');
  await other.context().close();
});

test('[4.12] [8.7] after a cut the page shows it, connects again and shows what it missed @slow', async ({
  page,
  staff,
}) => {
  const { event } = await makeEvent(staff);
  const sockets: WebSocketRoute[] = [];
  let connections = 0;
  let isCut = false;
  await page.routeWebSocket(/[?&]token=/, (socket) => {
    if (isCut) return void socket.close({ code: 1012 });
    sockets.push(socket);
    socket.connectToServer().onMessage((message) => {
      socket.send(message);
      if (isConnected(message)) connections += 1;
    });
  });
  await page.clock.install();
  await page.goto(`/events/${event.hashcode}`);
  await expect(page.getByRole('heading', { name: event.name, level: 1 })).toBeVisible();
  await expect.poll(() => connections).toBe(1);

  isCut = true;
  await sockets[0]?.close({ code: 1012 });
  await expect(page.getByText(paused)).toBeVisible();
  const missed = uniqueName('Pier Heat');
  await staff.patch(`callboard/events/${event.hashcode}`, { name: missed });
  await expect(page.getByRole('heading', { name: event.name, level: 1 })).toBeVisible();
  isCut = false;
  await page.clock.fastForward(15_000);
  await expect(page.getByText('Reconnected')).toBeVisible();
  await expect(page.getByRole('heading', { name: missed, level: 1 })).toBeVisible();
  await expect(page.getByText(paused)).toBeHidden();
  expect(connections).toBe(2);
});
