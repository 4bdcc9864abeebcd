import type { TransferMatch } from '@callboard/api-contract/finance';
import { orderNumbersIn } from './orderNumbers';
import type { BankLine } from './bankStatement';
import { invoiceNumbersIn } from './invoices';

/** An order that a line can pay. */
export interface PayableOrder {
  number: string;
  status: string;
  total: number;
  currency: string;
}

/** An invoice that a line can pay, in part too. */
export interface PayableInvoice {
  number: string;
  /** Amount still to be paid; zero where it is closed. */
  open: number;
  currency: string;
}

/** A line with the order or the invoice that it names, and whether it pays it. */
export interface MatchedTransfer<Order extends PayableOrder, Invoice extends PayableInvoice> {
  line: BankLine;
  match: TransferMatch;
  order: Order | null;
  invoice: Invoice | null;
}

/** Orders and invoices that lines can pay. */
export interface Payable<Order, Invoice> {
  orders: readonly Order[];
  invoices: readonly Invoice[];
}

/**
 * Finds the order or invoice that each line pays: by a number that it names, and by the amount to the cent. A line that names none is
 * offered for the one invoice that asks for just its amount. What is unclear is left to the office, and so is an order whose money
 * went back in the same file.
 *
 * @param known The keys of lines that have paid already.
 */
export function matchTransfers<Order extends PayableOrder, Invoice extends PayableInvoice>(
  lines: readonly BankLine[],
  { orders, invoices }: Payable<Order, Invoice>,
  known: ReadonlySet<string>,
): MatchedTransfer<Order, Invoice>[] {
  const byNumber = new Map(orders.map((order) => [order.number, order]));
  const invoiceBy = new Map(invoices.map((invoice) => [invoice.number, invoice]));
  const open = new Map(invoices.map((invoice) => [invoice.number, invoice.open]));
  const paid = new Set<string>();
  const reversed = new Set(
    lines.flatMap(({ amount, text }) =>
      amount < 0 ? [...orderNumbersIn(text), ...invoiceNumbersIn(text)] : [],
    ),
  );
  return lines.map((line) => {
    const named = orderNumbersIn(line.text).flatMap((number) => byNumber.get(number) ?? []);
    const invoiced = invoiceNumbersIn(line.text).flatMap((number) => invoiceBy.get(number) ?? []);
    const [order] = named;
    const [invoice] = invoiced;
    const none = { line, order: null, invoice: null };
    if (known.has(line.key)) {
      return { line, match: 'imported', order: order ?? null, invoice: order ? null : (invoice ?? null) };
    }
    if (line.amount < 0) {
      const match = order || invoice ? 'reversed' : 'unknown';
      return { line, match, order: order ?? null, invoice: order ? null : (invoice ?? null) };
    }
    if (named.length + invoiced.length > 1) return { ...none, match: 'several' };
    if (order) {
      const fits = matchOf(line, order, paid.has(order.number));
      const match = withDoubt(fits, line, order, reversed);
      if (match === 'exact' || match === 'late') paid.add(order.number);
      return { ...none, match, order };
    }
    const found = invoice ?? onlyOneOf(line, invoices, open);
    if (!found) return { ...none, match: 'unknown' };
    const fits = invoice ? invoiceMatchOf(line, found, open.get(found.number) ?? 0) : 'amount';
    const match = withDoubt(fits, line, found, reversed);
    if (isPayable(match)) open.set(found.number, Math.max(0, (open.get(found.number) ?? 0) - line.amount));
    return { ...none, match, invoice: found };
  });
}

/** Match of a line, unless the file shows that it is other money, or no money yet, or something that is not understood. */
function withDoubt(
  match: TransferMatch,
  line: BankLine,
  { number, currency }: { number: string; currency: string },
  reversed: ReadonlySet<string>,
): TransferMatch {
  if (!isPayable(match) && match !== 'differs') return match;
  if (line.doubt === 'pending') return 'pending';
  if (line.currency !== null && line.currency !== currency) return 'currency';
  const isUnclear = line.doubt === 'unclear' || reversed.has(number);
  return isUnclear && match !== 'differs' ? 'unclear' : match;
}

function matchOf({ amount }: BankLine, { status, total }: PayableOrder, isTwice: boolean): TransferMatch {
  if (status !== 'unpaid' && status !== 'expired') return status === 'cancelled' ? 'over' : 'paid';
  if (isTwice) return 'twice';
  if (amount !== total) return 'differs';
  return status === 'unpaid' ? 'exact' : 'late';
}

function invoiceMatchOf({ amount }: BankLine, invoice: PayableInvoice, open: number): TransferMatch {
  if (open === 0) return invoice.open === 0 ? 'paid' : 'twice';
  if (amount === open) return 'exact';
  return amount < open ? 'part' : 'more';
}

/** The invoice that asks for an amount, where it is the only one. */
function onlyOneOf<Invoice extends PayableInvoice>(
  line: BankLine,
  invoices: readonly Invoice[],
  open: ReadonlyMap<string, number>,
): Invoice | undefined {
  const [first, ...others] = invoices.filter(
    ({ number, currency }) =>
      open.get(number) === line.amount && (line.currency === null || line.currency === currency),
  );
  return others.length === 0 ? first : undefined;
}

/** Checks whether staff can have a line pay the order or invoice that it matches. */
export function isPayable(match: TransferMatch): boolean {
  return ['exact', 'late', 'part', 'more', 'amount', 'unclear'].includes(match);
}
