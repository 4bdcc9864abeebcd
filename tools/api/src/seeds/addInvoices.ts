import { tenants } from '@callboard/all-tenants';
import type { TenantCode } from '@callboard/api-contract';
import { taxWithin } from '@callboard/domain/finance';
import { later, seedDay } from './planEvents';
import type { SeedInvoices, SeedRow, SeedTables } from './seedRows';

const rate = 15;
const most = 8;
/** How many days ago an invoice was issued: the first ones are overdue by now. */
const issuedBefore = [95, 62, 48, 33, 21, 14, 6] as const;
const dueDays = 20;

/** Invoices for some of the fees that are owed: some are overdue, and the last one is a draft. */
export function addInvoices(tables: SeedTables, tenant: TenantCode): SeedInvoices {
  const { name, features } = tenants[tenant];
  // Invoices are part of the books, which belong to this feature.
  if (!features.ticketing) return { terms: [], lines: [], issued: [] };
  const supplier = {
    supplier: `${name} Trust`,
    gst_number: '098-765-432',
    address: '1 Stage Street, Wellington',
    bank_account: '12-3456-0123456-00',
  };
  const seeded: SeedInvoices = {
    terms: [{ ...supplier, due_days: dueDays, remind_after_days: null }],
    lines: [],
    issued: [],
  };
  const schools = new Map(tables.rowsOf('organizationStructures').map((row) => [row.hashcode, row]));
  const events = new Map(tables.rowsOf('events').map((row) => [row.hashcode, row]));
  const people = new Map(tables.rowsOf('individuals').map((row) => [row.hashcode, row]));
  const owing = bySchool(tables.rowsOf('entries'));
  for (const [index, entries] of owing.slice(0, most).entries()) {
    const [first] = entries;
    const school = schools.get(String(first?.['organisation']));
    if (!first || !school) continue;
    const amounts = entries.map(({ fee_owed }) => Number(fee_owed));
    const issued_on = later(seedDay, -(issuedBefore[index] ?? 0));
    const invoice = tables.add('invoices', {
      organisation: school.hashcode,
      bill_to: String(school['name']),
      email: people.get(String(first['contact']))?.['email'] ?? null,
      event: String(first['event']),
      due_on: later(issued_on, dueDays),
      currency: 'NZD',
      lines: entries.length,
      total: amounts.reduce((sum, amount) => sum + amount, 0),
      tax: taxWithin(amounts, rate),
      tax_rate: rate,
      paid: 0,
      credited: 0,
      reminders: 0,
      supplier: supplier.supplier,
      gst_number: supplier.gst_number,
      supplier_address: supplier.address,
      bank_account: supplier.bank_account,
      status: 'draft',
    });
    for (const [nth, entry] of entries.entries()) {
      const { hashcode } = entry;
      const event = String(events.get(String(entry['event']))?.['name'] ?? '');
      seeded.lines.push({
        // A line is nothing but a part of its invoice: its entry names it.
        hashcode,
        invoice: invoice.hashcode,
        nth,
        entry: hashcode,
        text: `Entry fee: ${String(entry['name'])}, ${event}`.slice(0, 500),
        amount: Number(entry['fee_owed']),
      });
    }
    if (index < issuedBefore.length) seeded.issued.push({ invoice: invoice.hashcode, issued_on });
  }
  return seeded;
}

/** The entries that owe a fee, of one school and event each. */
function bySchool(entries: readonly SeedRow[]): SeedRow[][] {
  const groups = new Map<string, SeedRow[]>();
  for (const entry of entries) {
    if (!Number(entry['fee_owed']) || entry['organisation'] == null || entry['fee_currency'] !== 'NZD')
      continue;
    const key = `${String(entry['organisation'])} ${String(entry['event'])}`;
    groups.set(key, [...(groups.get(key) ?? []), entry]);
  }
  return [...groups.values()];
}
