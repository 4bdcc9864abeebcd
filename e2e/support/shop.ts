import type { Hold, SaleOffer, SaleOrder } from '@callboard/api-contract/booking';
import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { port } from './tenants';

/** Reads from the shop of Showquest as a stranger does, or sends it something. */
export async function shop<T>(
  request: APIRequestContext,
  path: string,
  input?: object,
  server = { port },
): Promise<T> {
  const url = `http://127.0.0.1:${server.port}/api/v21/system/sale/${path}`;
  const headers = { Domain: 'showquest' };
  const answer = input
    ? await request.post(url, { headers, data: input })
    : await request.get(url, { headers });
  expect(answer.status(), await answer.text()).toBe(200);
  // As the contract declares for this path.
  return ((await answer.json()) as { data: T }).data;
}

/** Orders tickets as a stranger does, to be paid by a method of this kind; answers the token of the order's link too. */
export async function startOrder(request: APIRequestContext, quantity: number, method = 'card') {
  const { performances } = await shop<{ performances: { hashcode: string; name: string; sale: string }[] }>(
    request,
    'performances',
  );
  const onSale = performances.find(({ sale }) => sale === 'open');
  if (!onSale) throw new Error('Nothing is on sale.');
  const offer = await shop<SaleOffer>(request, `performances/${onSale.hashcode}`);
  const { hold } = await shop<{ hold: Hold }>(request, 'best', { performance: onSale.hashcode, quantity });
  const lines = hold.seats.map(({ seat, group }) => {
    const price = offer.prices.find(({ of }) => of === group);
    return { seat, price_type: price?.price_type ?? '', amount: price?.amount ?? 0 };
  });
  const { order, token } = await shop<{ order: SaleOrder; token: string }>(request, 'order', {
    hold: { hashcode: hold.hashcode, secret: hold.secret },
    tickets: lines.map(({ seat, price_type }) => ({ seat, price_type })),
    buyer: { name: 'Mere Tamati', email: 'mere@example.org' },
    payment_method: offer.payment_methods.find(({ kind }) => kind === method)?.hashcode,
    expected_total: lines.reduce((sum, { amount }) => sum + amount, 0),
  });
  const { number, total } = order;
  return { performance: onSale.hashcode, name: onSale.name, token, number, total };
}

/** Orders tickets and pays them; answers their codes and places too. */
export async function buyTickets(request: APIRequestContext, quantity: number) {
  const ordered = await startOrder(request, quantity);
  const { order } = await shop<{ order: SaleOrder }>(request, 'pay', {
    token: ordered.token,
    card: 'accept',
  });
  return { ...ordered, tickets: order.tickets };
}

/** Selects the first price for each ticket that has several and none yet. */
export async function selectPrices(page: Page): Promise<void> {
  for (const select of await page.getByLabel(/^Ticket for/).all())
    if ((await select.inputValue()) === '') await select.selectOption({ index: 1 });
}
