import { expect, type BrowserContext, type Page, type Worker } from '@playwright/test';
import { at } from '../support/tenants';
import { test } from '../support/test';

test.use({ serviceWorkers: 'allow', permissions: ['notifications'] });

const message = { id: 'n1', title: 'Showquest', text: 'Kiri wrote in “Load-in”.', path: '/events' };

/** Delivers a message to the service worker as the browser's push service does. */
async function deliver(context: BrowserContext, page: Page, data: unknown): Promise<void> {
  const session = await context.newCDPSession(page);
  const registration = new Promise<string>((resolve) =>
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first) resolve(first.registrationId);
    }),
  );
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.deliverPushMessage', {
    origin: at('showquest', ''),
    registrationId: await registration,
    data: JSON.stringify(data),
  });
  await session.detach();
}

async function installed(context: BrowserContext, page: Page, path: string): Promise<Worker> {
  await page.goto(path);
  await expect(page.getByText('The app is ready to work offline.')).toBeVisible({ timeout: 90_000 });
  const worker = context.serviceWorkers()[0];
  if (!worker) throw new Error('The worker does not run.');
  return worker;
}

/** A push service sends again what a busy browser did not take; one tag is one notification. */
async function deliverUntilShown(context: BrowserContext, page: Page, worker: Worker): Promise<void> {
  const timesShown = await countShown(worker);
  await expect(async () => {
    await deliver(context, page, message);
    // Longer than a busy browser needs: a second message could arrive after the click.
    await expect.poll(timesShown, { timeout: 20_000 }).toBeGreaterThan(0);
  }).toPass();
}

const shown = (page: Page) =>
  page.evaluate(async () => {
    const { getNotifications } = await navigator.serviceWorker.ready.then((registration) => ({
      getNotifications: () => registration.getNotifications(),
    }));
    return (await getNotifications()).map(({ title, body, tag }) => ({ title, body, tag }));
  });

/** How many messages the worker shows from now on, those that replace another included. */
async function countShown(worker: Worker): Promise<() => Promise<number>> {
  await worker.evaluate(() => {
    // The global object of the worker, which these types do not know.
    const scope = globalThis as unknown as { registration: ServiceWorkerRegistration; timesShown: number };
    const { registration } = scope;
    const show = registration.showNotification.bind(registration);
    scope.timesShown = 0;
    registration.showNotification = async (...notification) => {
      await show(...notification);
      scope.timesShown++;
    };
  });
  // The counter that was put there above.
  return () => worker.evaluate(() => (globalThis as unknown as { timesShown: number }).timesShown);
}

/** A click on the notification that is shown, in the worker. */
const click = (worker: Worker) =>
  worker.evaluate(async () => {
    // The global object of the worker, which these types do not know.
    const scope = globalThis as unknown as {
      registration: ServiceWorkerRegistration;
      NotificationEvent: new (name: string, init: object) => Event;
    };
    const [notification] = await scope.registration.getNotifications();
    dispatchEvent(new scope.NotificationEvent('notificationclick', { notification }));
  });

test('[2.43] a push message is shown once, and a click opens its page in the open app', async ({
  page,
  context,
}) => {
  const worker = await installed(context, page, '/venues');
  await deliverUntilShown(context, page, worker);
  await deliver(context, page, 'nothing of ours');
  await deliverUntilShown(context, page, worker);
  await expect
    .poll(() => shown(page))
    .toEqual([{ title: 'Showquest', body: 'Kiri wrote in “Load-in”.', tag: 'n1' }]);
  let loads = 0;
  page.on('load', () => loads++);
  await click(worker);
  await expect(page).toHaveURL(/\/events$/);
  expect(loads).toBe(0);
  await expect.poll(() => shown(page)).toEqual([]);
});

test('[2.50] a click on a notification asks before it leaves unsaved work @slow', async ({
  page,
  context,
}) => {
  const worker = await installed(context, page, '/venues');
  await page.getByRole('button', { name: 'New venue' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('Hall of Patience');
  await deliverUntilShown(context, page, worker);
  await click(worker);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' }).click();
  await expect(page).toHaveURL(/\/venues/);
  await expect(page.getByRole('dialog').getByLabel('Name')).toHaveValue('Hall of Patience');
});
