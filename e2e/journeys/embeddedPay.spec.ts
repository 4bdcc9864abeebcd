import type { SaleOrder } from '@callboard/api-contract/booking';
import { expect, test } from '@playwright/test';
import { amendAnswer } from '../support/amendAnswer';
import { shop, startOrder } from '../support/shop';
import { at } from '../support/tenants';

test('[7.46] within a page of another site, a card is paid in a tab of its own, and the tickets appear in the page @slow', async ({
  page,
  request,
}) => {
  const { token } = await startOrder(request, 2);
  // The simulated card needs no page of its own; that of a provider does.
  await amendAnswer<{ data: { order: SaleOrder } }>(page, '**/sale/orders/read', ({ data: { order } }) => {
    if (order.next.kind === 'simulated') order.next = { kind: 'card' };
  });
  await page.goto(at('showquest', `/embed/order#${token}`));
  const link = page.getByRole('link', { name: 'Pay in a new tab' });
  await expect(link).toHaveAttribute('href', `/tickets/order#${token}`);
  await expect(page.getByRole('button', { name: 'Go to payment' })).toBeHidden();
  const [tab] = await Promise.all([page.waitForEvent('popup'), link.press('Enter')]);
  await tab.getByRole('button', { name: 'Accept the payment' }).click();
  await expect(tab.getByRole('img', { name: /^QR code of the ticket/ }).first()).toBeVisible();
  await tab.close();
  await expect(page.getByRole('img', { name: /^QR code of the ticket/ })).toHaveCount(2);
  const { order } = await shop<{ order: SaleOrder }>(request, 'orders/read', { token });
  expect(order.status).toBe('paid');
});
