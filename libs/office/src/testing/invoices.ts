import { hashcodeOf, json, stubApi } from '@callboard/api-client/testing';
import type { InvoiceDetail, InvoiceLine, InvoiceSummary } from '@callboard/api-contract/finance';

/** The address of every action of invoices. */
export const acted = 'POST user/actions';

/** An API that answers each action of invoices in order: with an invoice, or as given. */
export function stubInvoicing(...answers: Response[]) {
  const api = stubApi();
  api.on(
    acted,
    ...(answers.length > 0 ? answers : [json({ success: true, data: { invoice: anInvoice() } })]),
  );
  return api;
}

/** The answer of a server that refuses, with its sentence. */
export const refusal = (message: string) => json({ success: false, data: {}, error: { message } }, 409);

/** A line of an invoice, for tests: $270.00 of which nothing is paid. */
export function anInvoiceLine(number: number, given: Partial<InvoiceLine> = {}): InvoiceLine {
  return {
    hashcode: hashcodeOf(100 + number),
    entry: hashcodeOf(200 + number),
    text: `Entry ${number}`,
    amount: 27_000,
    paid: 0,
    credited: 0,
    ...given,
  };
}

/** An issued invoice in a list, for tests: $270.00, due on the last day of November 2026. */
export function anInvoiceSummary(number: number, given: Partial<InvoiceSummary> = {}): InvoiceSummary {
  return {
    hashcode: hashcodeOf(number),
    number: `INV-0000${number}`,
    status: 'issued',
    organisation: { hashcode: hashcodeOf(300 + number), title: `School ${number}` },
    event: null,
    email: `school${number}@example.org`,
    issued_on: '2026-11-10',
    due_on: '2026-11-30',
    currency: 'NZD',
    total: 27_000,
    paid: 0,
    credited: 0,
    reminders: 0,
    reminded_at: null,
    ...given,
  };
}

/** An issued invoice with one line, for tests; its day is 20 November 2026. */
export function anInvoice(given: Partial<InvoiceDetail> = {}): InvoiceDetail {
  return {
    ...anInvoiceSummary(1),
    tax: 3_522,
    tax_rate: 15,
    lines: [anInvoiceLine(1)],
    payments: [],
    credit_notes: [],
    reminded: [],
    credit: 0,
    today: '2026-11-20',
    ...given,
  };
}
