import type { TenantCode } from '@callboard/api-contract';
import type { ParsedInputOf } from '@callboard/api-contract/actions';
import { registry } from '@callboard/api-contract/collections';
import { sentences } from '@callboard/api-contract/sentences';
import { isBalanced, mirrored, reversalRefusal, shareOf, taxed, toSides } from '@callboard/domain/finance';
import * as v from 'valibot';
import type { Transaction } from '../../../engine/database/TenantDatabase';
import { notFound, refusedAction } from '../../../engine/problems';
import { todayOf } from '../../../engine/todayOf';
import { accountsFor } from './accountsFor';
import { readEntry } from './readEntries';
import { writeEntry } from './writeEntry';

/** Writes the entry of a call within its transaction; its hashcode. */
type Command<Input> = (transaction: Transaction, tenant: TenantCode, input: Input) => Promise<string>;

/** An entry that the office writes itself. */
export const createEntry: Command<ParsedInputOf<'createAccountingEntry'>> = async (
  transaction,
  tenant,
  { lines, ...entry },
) => {
  if (!isBalanced(lines)) throw refusedAction(sentences.entryUnbalanced());
  assertHasCome(tenant, entry.booked_on);
  await assertEvent(transaction, tenant, entry.event);
  await assertActive(
    transaction,
    tenant,
    lines.map(({ account }) => account),
  );
  const rates = await ratesOf(
    transaction,
    tenant,
    lines.flatMap(({ tax }) => tax ?? []),
  );
  return writeEntry(transaction, tenant, {
    ...entry,
    lines: lines.map((line) => ({
      ...line,
      tax_rate: line.tax === null ? null : (rates.get(line.tax) ?? 0),
    })),
  });
};

/** Books the cost of an event's sales: the fee with its tax, owed to the one who charges it. */
export const createCommission: Command<ParsedInputOf<'createCommissionFee'>> = async (
  transaction,
  tenant,
  { event, booked_on, text, currency, base, rate, fixed },
) => {
  const amount = shareOf(base, rate, 10_000) + fixed;
  if (amount === 0) throw refusedAction(sentences.wrongCommission());
  assertHasCome(tenant, booked_on);
  await assertEvent(transaction, tenant, event);
  const accountOf = await accountsFor(
    transaction,
    tenant,
    ['commission', 'commission_owed', 'tax'],
    booked_on,
  );
  const { hashcode: account, tax, ...terms } = accountOf('commission');
  const sums = taxed(amount, terms);
  const taxFacts = tax === null ? {} : { tax, tax_rate: terms.rate };
  const owed = { account: accountOf('commission_owed').hashcode, purpose: 'commission_owed' as const };
  const ofTax = { account: accountOf('tax').hashcode, purpose: 'tax' as const, ...taxFacts };
  return writeEntry(transaction, tenant, {
    booked_on,
    text: text || 'Commission fee',
    currency,
    event,
    lines: [
      { account, purpose: 'commission', ...taxFacts, ...toSides(sums.net) },
      ...(sums.tax > 0 ? [{ ...ofTax, ...toSides(sums.tax) }] : []),
      { ...owed, ...toSides(-sums.gross) },
    ],
  });
};

const lineRow = v.object({
  account: v.string(),
  debit: v.number(),
  credit: v.number(),
  tax: v.nullable(v.string()),
  tax_rate: v.nullable(v.number()),
  purpose: v.nullable(registryPurpose()),
});

/** The mirror of an entry, today. Who comes second waits for the first and is refused. */
export const reverseEntry: Command<ParsedInputOf<'reverseAccountingEntry'>> = async (
  transaction,
  tenant,
  { entry: hashcode, reason },
) => {
  await transaction.query({
    text: 'SELECT FROM accounting_entries WHERE tenant = $1 AND hashcode = $2::uuid FOR UPDATE',
    values: [tenant, hashcode],
  });
  const entry = await readEntry(transaction, tenant, hashcode);
  if (!entry) throw notFound();
  const refusal = reversalRefusal(entry);
  if (refusal) throw refusedAction(sentences[refusal](), {}, 409);
  const lines = await transaction.rows(lineRow, {
    text: `SELECT account, debit, credit, tax, tax_rate, purpose FROM accounting_debit_credits
      WHERE tenant = $1 AND entry = $2::uuid ORDER BY instance_id`,
    values: [tenant, hashcode],
  });
  return writeEntry(transaction, tenant, {
    booked_on: todayOf(tenant),
    text: `Reversal: ${entry.text}`.slice(0, 200),
    currency: entry.currency,
    event: entry.event?.hashcode ?? null,
    reverses: hashcode,
    reason,
    lines: mirrored(lines),
  });
};

function registryPurpose() {
  return v.picklist(registry.accountingDebitCredits.fields.purpose.options.map(({ value }) => value));
}

function assertHasCome(tenant: TenantCode, day: string): void {
  if (day > todayOf(tenant)) throw refusedAction(sentences.bookedAhead());
}

async function assertEvent(
  transaction: Transaction,
  tenant: TenantCode,
  event: string | null,
): Promise<void> {
  if (event === null) return;
  const [found] = await transaction.query({
    text: 'SELECT 1 FROM events WHERE tenant = $1 AND hashcode = $2::uuid',
    values: [tenant, event],
  });
  if (!found) throw notFound();
}

async function assertActive(
  transaction: Transaction,
  tenant: TenantCode,
  accounts: readonly string[],
): Promise<void> {
  const wanted = new Set(accounts.map((account) => account.toLowerCase()));
  const found = await transaction.query({
    text: `SELECT hashcode FROM bookkeeping_accounts WHERE tenant = $1 AND hashcode = ANY ($2::uuid[]) AND status = 'active'`,
    values: [tenant, [...wanted]],
  });
  if (found.length < wanted.size) throw refusedAction(sentences.noSuchAccount());
}

async function ratesOf(
  transaction: Transaction,
  tenant: TenantCode,
  taxes: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const wanted = new Set(taxes);
  if (wanted.size === 0) return new Map();
  const found = await transaction.rows(v.object({ hashcode: v.string(), rate: v.number() }), {
    text: `SELECT hashcode, rate FROM taxes WHERE tenant = $1 AND hashcode = ANY ($2::uuid[]) AND status = 'active'`,
    values: [tenant, [...wanted]],
  });
  const rates = new Map(found.map(({ hashcode, rate }) => [hashcode, rate]));
  if ([...wanted].some((tax) => !rates.has(tax))) throw refusedAction(sentences.noSuchTax());
  return rates;
}
