import type { InvoiceLine, InvoiceStatus } from '@callboard/api-contract/finance';
import { maxReminders } from '@callboard/api-contract/finance';
import { addDays } from '../calendar/days';
import { shareOf } from './taxes';

/** Sums of an invoice. */
export interface InvoiceSums {
  total: number;
  paid: number;
  credited: number;
}

interface Dated extends InvoiceSums {
  status: InvoiceStatus;
  due_on: string | null;
}

/** Amount still to be paid. */
export function invoiceOpen({ total, paid, credited }: InvoiceSums): number {
  return Math.max(0, total - paid - credited);
}

/** The status of an issued invoice. */
export function invoiceStatus(sums: InvoiceSums): 'issued' | 'part_paid' | 'paid' | 'credited' {
  if (sums.credited >= sums.total) return 'credited';
  if (invoiceOpen(sums) === 0) return 'paid';
  return sums.paid > 0 ? 'part_paid' : 'issued';
}

/** Checks whether money is expected for an invoice. */
export function isCollectable({ status }: { status: InvoiceStatus }): boolean {
  return status === 'issued' || status === 'part_paid';
}

/** How many days the last day to pay is past; 0 where nothing is overdue. */
export function daysOverdue(invoice: Dated, today: string): number {
  if (!isCollectable(invoice) || invoice.due_on === null || invoice.due_on >= today) return 0;
  return Math.round((Date.parse(today) - Date.parse(invoice.due_on)) / 86_400_000);
}

/** How old what is owed is. */
export const ages = ['current', 'days30', 'days60', 'older'] as const;
export type Age = (typeof ages)[number];

/** Its age by days past the last day to pay: not yet, 1 to 30, 31 to 60, more. */
export function ageOf(days: number): Age {
  if (days <= 0) return 'current';
  if (days <= 30) return 'days30';
  return days <= 60 ? 'days60' : 'older';
}

/** Amounts owed at each age. */
export type Aged = Readonly<Record<Age, number>>;

/** The open amounts of invoices by their age. */
export function agedSums(invoices: readonly Dated[], today: string): Aged {
  const sums = { current: 0, days30: 0, days60: 0, older: 0 };
  for (const invoice of invoices) {
    if (isCollectable(invoice)) sums[ageOf(daysOverdue(invoice, today))] += invoiceOpen(invoice);
  }
  return sums;
}

/** The tax within the lines of an invoice, each rounded by itself as the books do. */
export function taxWithin(amounts: readonly number[], rate: number): number {
  return amounts.reduce((sum, amount) => sum + shareOf(amount, rate, 100 + rate), 0);
}

/** The part of a payment that one line takes. */
export interface Allocation {
  line: string;
  amount: number;
}

/** Shares a payment out over lines, first to last; `over` is what no line asks for. */
export function allocate(
  amount: number,
  lines: readonly Pick<InvoiceLine, 'hashcode' | 'amount' | 'paid' | 'credited'>[],
): { allocations: Allocation[]; over: number } {
  let left = amount;
  const allocations: Allocation[] = [];
  for (const line of lines) {
    const taken = Math.min(left, line.amount - line.paid - line.credited);
    if (taken <= 0) continue;
    allocations.push({ line: line.hashcode, amount: taken });
    left -= taken;
  }
  return { allocations, over: left };
}

/** Paid amount that a credit of a line releases: the rest of it was not paid. */
export function releasedBy(credit: number, line: Pick<InvoiceLine, 'amount' | 'paid' | 'credited'>): number {
  return Math.max(0, credit - (line.amount - line.paid - line.credited));
}

/** The level of the reminder that can be sent next; null where none is left, or nothing is overdue. */
export function nextReminder(invoice: Dated & { reminders: number }, today: string): number | null {
  if (daysOverdue(invoice, today) === 0 || invoice.reminders >= maxReminders) return null;
  return invoice.reminders + 1;
}

/** The level of the reminder that is sent by itself today: one for each time that so many days have passed. */
export function reminderDue(
  invoice: Dated & { reminders: number },
  today: string,
  afterDays: number | null,
): number | null {
  const next = nextReminder(invoice, today);
  if (next === null || afterDays === null || invoice.due_on === null) return null;
  return addDays(invoice.due_on, afterDays * next) <= today ? next : null;
}

/** Everything in a text that can be the number of an invoice, however it is written: `inv 42`, `INV-00042`. */
export function invoiceNumbersIn(text: string): string[] {
  const found = [...text.toUpperCase().matchAll(/INV(?:OICE)?[^A-Z0-9]*(?:NO[^A-Z0-9]*)?(\d{1,9})(?!\d)/g)];
  return [...new Set(found.map(([, digits = '']) => `INV-${String(Number(digits)).padStart(5, '0')}`))];
}
