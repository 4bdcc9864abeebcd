import type { TransferResult } from '@callboard/api-contract/finance';
import { isPayable, type BankLine } from '@callboard/domain/finance';
import { sentences } from '@callboard/api-contract/sentences';
import * as v from 'valibot';
import type { AllHandlers } from '../../../engine/calls/handler';
import type { Transaction } from '../../../engine/database/TenantDatabase';
import type { Session } from '../../../engine/plugins/session';
import { books } from '../../../engine/ports/books';
import { notFound, refusedAction } from '../../../engine/problems';
import { actorOf, type RecordContext } from '../../../engine/records/recordContext';
import type { ActionTools } from '../../../engine/tools/ActionTools';
import { receiveMoney } from '../sale/receiveMoney';
import { lockOrder, type StoredOrder } from '../sale/saleOrders';
import { findTransfers, readStatement } from './readTransfers';

type Tools = Pick<ActionTools, 'database' | 'mails' | 'settings'>;

/** Bank transfers: what a bank's file pays, and writing it down. */
export function createTransferHandlers(tools: Tools, context: RecordContext) {
  const { database } = tools;

  /** Pays one line in a transaction of its own, so that another line's refusal leaves it. */
  async function receive(session: Session, line: BankLine): Promise<TransferResult['result']> {
    const { tenant, user } = session;
    const { value } = await database.forTenant(tenant).write({ actor: user }, async (transaction) => {
      const [before] = await findTransfers(transaction, tenant, [line]);
      if (before?.invoice) {
        const { hashcode } = before.invoice;
        const work = { context, transaction, actor: actorOf(session) };
        let now = before.match;
        // As both are once the invoice is locked.
        const isPaid = await books().payByTransfer(work, hashcode, line, async () => {
          const [found] = await findTransfers(transaction, tenant, [line]);
          now = found?.match ?? 'unknown';
          return found?.invoice?.hashcode === hashcode && isPayable(now);
        });
        return isPaid ? 'paid' : now;
      }
      const order = before?.order && (await lockOrder(transaction, tenant, before.order.hashcode));
      // The order is locked: as it is now, so it stays, and so does what was received of the line.
      const [now] = await findTransfers(transaction, tenant, [line]);
      if (!order || !now || !isPayable(now.match)) return now?.match ?? 'unknown';
      const method = await methodOf(transaction, order, tenant);
      const isPaid = await receiveMoney(transaction, tools, tenant, order, {
        method,
        reference: line.key,
        user,
        isImported: true,
      });
      return isPaid ? 'paid' : 'owed';
    });
    return value;
  }

  return {
    previewTransfers: async ({ input: { file }, session: { tenant } }) => {
      if (!context.hasFeature(tenant, 'ticketing')) throw notFound();
      const { lines, others, unreadable, undecided } = readStatement(file);
      const transfers = await findTransfers(database.forTenant(tenant), tenant, lines);
      // Of what went out only that concerns the office here which went back to a payer.
      const shown = transfers.filter(({ line, match }) => line.amount > 0 || match === 'reversed');
      return {
        lines: shown.map(({ line: { key: _key, doubt: _doubt, ...line }, match, order, invoice }) => ({
          ...line,
          match,
          order: order && withoutStatus(order),
          invoice,
        })),
        others: others + transfers.length - shown.length,
        unreadable,
        undecided,
      };
    },
    receiveTransfers: async ({ input: { file, rows }, session }) => {
      if (!context.hasFeature(session.tenant, 'ticketing')) throw notFound();
      const { lines } = readStatement(file);
      const transfers = await findTransfers(database.forTenant(session.tenant), session.tenant, lines);
      const results: TransferResult[] = [];
      for (const row of new Set(rows)) {
        const transfer = transfers.find(({ line }) => line.row === row);
        const match = transfer?.match ?? 'unknown';
        const result = transfer && isPayable(match) ? await receive(session, transfer.line) : match;
        results.push({ row, result });
      }
      return { results };
    },
  } satisfies Partial<AllHandlers>;
}

function withoutStatus<O extends { status: string }>({ status: _status, ...order }: O): Omit<O, 'status'> {
  return order;
}

/** The order's own method where it is one of transfers, else the tenant's first. */
async function methodOf(
  transaction: Transaction,
  { method }: StoredOrder,
  tenant: Session['tenant'],
): Promise<string> {
  if (method?.kind === 'bank_transfer') return method.hashcode;
  const [first] = await transaction.rows(v.object({ hashcode: v.string() }), {
    text: `SELECT hashcode FROM payment_methods WHERE tenant = $1 AND kind = 'bank_transfer' AND status = 'active' ORDER BY created, hashcode LIMIT 1`,
    values: [tenant],
  });
  if (!first) throw refusedAction(sentences.paymentMethodUnknown());
  return first.hashcode;
}
