import type { Receipt } from '@callboard/api-contract/booking';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataOf, onSale, sold, startOffice, type OfficeHall } from '../../../testKit/officeKit';
import type { TestApi, TestClient } from '../../../testKit/startTestApi';
import { receiptDocument } from './receiptPdf';

let api: TestApi;
let staff: TestClient;
let hall: OfficeHall;

beforeAll(async () => {
  ({ api, staff, hall } = await startOffice());
}, 240_000);
afterAll(() => api.close());

describe('[7.45] [1.10] the receipt of an order', () => {
  it('names the organiser with the GST number, what was sold, and each way by which it was paid', async () => {
    await api.asOwner(
      `INSERT INTO invoice_terms (tenant, supplier, gst_number, address, bank_account, due_days)
        VALUES ('showquest', 'Show Trust', '123-456-789', '1 Queen Street', '01-0001-0000001-00', 20)`,
    );
    const performance = await onSale();
    const order = await sold({
      performance,
      seats: ['A1', 'A2', 'B1'],
      total: 5_500,
      more: {
        payment_method: null,
        payments: [
          { payment_method: hall.cash, amount: 1_500 },
          { payment_method: hall.machine, amount: 4_000 },
        ],
      },
    });
    const path = `booking/office/orders/${order.hashcode}/receipt`;
    const { receipt } = dataOf<{ receipt: Receipt }>((await staff.call('GET', path)).body);
    expect(receipt).toMatchObject({
      number: order.number,
      supplier: 'Show Trust',
      gst_number: '123-456-789',
      lines: [
        { text: 'Adult of the office', quantity: 2, amount: 4_000 },
        { text: 'Adult of the office', quantity: 1, amount: 1_500 },
      ],
      total: 5_500,
      payments: [
        { provider: 'cash', amount: 1_500 },
        { provider: 'terminal', amount: 4_000 },
      ],
    });
    const pdf = dataOf<{ name: string; pdf: string }>((await staff.call('GET', `${path}/pdf?paper=58`)).body);
    expect(pdf.name).toBe(`${order.number}-receipt.pdf`);
    expect(Buffer.from(pdf.pdf, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
    const text = JSON.stringify(receiptDocument(receipt, order.tickets, '58', 'en'));
    expect(text).toContain('GST number 123-456-789');
    for (const { code } of order.tickets) expect(text).toContain(`"qr":"${code ?? 'none'}"`);
    expect(JSON.stringify(receiptDocument(receipt, order.tickets, 'a4', 'en'))).not.toContain('"qr"');
    // The hall charges neither; where a house does, the line stays also with nothing in it.
    expect(text).not.toMatch(/GST included|Fees included/);
    const charged = receiptDocument({ ...receipt, fees: 0, tax: 0 }, [], 'a4', 'en');
    expect(JSON.stringify(charged)).toMatch(/GST included.*\$0\.00.*Fees included.*\$0\.00/);
  });

  it('is of no order that is not paid', async () => {
    const performance = await onSale();
    const { hashcode } = await sold({
      performance,
      seats: ['A1'],
      total: 2_000,
      more: { payment_method: hall.transfer, buyer: { name: 'Ana Pere' } },
    });
    const answer = await staff.call('GET', `booking/office/orders/${hashcode}/receipt`);
    expect(answer.status).toBe(404);
  });
});
