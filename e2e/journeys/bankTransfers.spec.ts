import { expect, test, type APIRequestContext, type Browser, type Page } from '@playwright/test';
import { apiUser, type ApiUser } from '../support/api';
import { overflow, violationsOf } from '../support/everybody';
import { pageOf } from '../support/pageOf';
import { port } from '../support/tenants';

let staff: ApiUser;
test.beforeAll(async ({ playwright }) => {
  staff = await apiUser(await playwright.request.newContext(), 'showquest');
});

interface Offer {
  price_types: { hashcode: string }[];
  payment_methods: { hashcode: string; kind: string }[];
}
interface Hold {
  hashcode: string;
  secret: string;
  seats: { seat: string }[];
}

/** Two seats that a stranger orders, to be paid by bank transfer. */
async function order(request: APIRequestContext): Promise<{ number: string; total: number }> {
  const headers = { Domain: 'showquest' };
  const url = (path: string) => `http://127.0.0.1:${port}/api/v21/system/sale/${path}`;
  const read = async <T>(path: string): Promise<T> =>
    ((await (await request.get(url(path), { headers })).json()) as { data: T }).data;
  const post = async <T>(path: string, data: object): Promise<T> =>
    ((await (await request.post(url(path), { headers, data })).json()) as { data: T }).data;
  const { performances } = await read<{ performances: { hashcode: string; sale: string }[] }>('performances');
  const performance = performances.find(({ sale }) => sale === 'open')?.hashcode;
  const offer = await read<Offer>(`performances/${performance}`);
  const { hold } = await post<{ hold: Hold }>('best', { performance, quantity: 2 });
  const draft = {
    hold: { hashcode: hold.hashcode, secret: hold.secret },
    tickets: hold.seats.map(({ seat }) => ({ seat, price_type: offer.price_types[0]?.hashcode })),
    buyer: { name: 'Mere Tamati', email: 'mere@example.org' },
    payment_method: offer.payment_methods.find(({ kind }) => kind === 'bank_transfer')?.hashcode,
  };
  // Refused, with what it costs.
  const { total } = await post<{ total: number }>('order', { ...draft, expected_total: 0 });
  const placed = await post<{ order: { number: string } }>('order', { ...draft, expected_total: total });
  return { number: placed.order.number, total };
}

function open(browser: Browser, width: number): Promise<Page> {
  return pageOf(browser, staff, '/admin/accounting?books=transfers', { viewport: { width, height: 900 } });
}

const choose = (page: Page, text: string) =>
  page
    .getByLabel('CSV file of the bank')
    .setInputFiles({ name: 'bank.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });

const dollars = (amount: number) => (amount / 100).toFixed(2);

for (const width of [1440, 390]) {
  test(`[7.46] [2.16] the office matches a bank's file to the orders and pays them once, at ${width} px`, async ({
    browser,
    request,
  }) => {
    const [one, two] = [await order(request), await order(request)];
    const rows = [
      'Date,Amount,Payee,Particulars,Code,Reference',
      `20/11/2026,${dollars(one.total)},M TAMATI,Tickets,,${one.number.toLowerCase()}`,
      `20/11/2026,${dollars(two.total - 100)},M TAMATI,Tickets,,${two.number}`,
      '20/11/2026,12.00,A STRANGER,,,thanks',
      '20/11/2026,-900.00,VENUE HIRE,,,',
    ];
    const page = await open(browser, width);
    await expect(page.getByText('No file is open')).toBeVisible();
    await choose(page, 'Name,Email\nMere,mere@example.org');
    await expect(page.getByRole('alert')).toContainText('names no day and no amount');
    await choose(page, rows.join('\n'));
    const payable = page.getByRole('list', { name: 'Lines that pay an order' });
    await expect(payable.getByRole('listitem')).toHaveCount(1);
    await expect(payable.getByRole('checkbox')).toBeChecked();
    const others = page.getByRole('list', { name: 'Other lines' });
    await expect(others.getByText('Another amount')).toBeVisible();
    await expect(others.getByText('No order has this reference')).toBeVisible();
    await expect(page.getByText('1 line is no money in.')).toBeVisible();
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('button', { name: `Mark 1 order as paid: $${dollars(one.total)}` }).press('Enter');
    await expect(page.getByText('1 of 1 orders are paid now.')).toBeVisible();
    await expect(payable.getByText('Paid', { exact: true })).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    await choose(page, rows.join('\n'));
    await expect(others.getByText('This line paid its order already')).toBeVisible();
    await expect(page.getByRole('button', { name: /as paid/ })).toHaveCount(0);
    await page.getByRole('tab', { name: 'Day book' }).click();
    await expect(page.getByText(`Tickets, order ${one.number}`)).toBeVisible();
  });
}
