import { etagOf, type TenantCode } from '@callboard/api-contract';
import { issuedGiftVoucherSchema } from '@callboard/api-contract/booking';
import { registry } from '@callboard/api-contract/collections';
import { sentences } from '@callboard/api-contract/sentences';
import { shownGiftCode } from '@callboard/domain/booking';
import * as v from 'valibot';
import type { AllHandlers, RecordCall } from '../../../engine/calls/handler';
import type { Queries, Transaction } from '../../../engine/database/TenantDatabase';
import type { Session } from '../../../engine/plugins/session';
import { notFound, refusedAction } from '../../../engine/problems';
import { succeeded, versionOf } from '../../../engine/records/answer';
import { intentOfRequest } from '../../../engine/records/idempotently';
import { lockRecord } from '../../../engine/records/lockRecord';
import { actorOf, type RecordContext } from '../../../engine/records/recordContext';
import { createReadOne, readRow } from '../../../engine/records/recordSql';
import { writeOnce } from '../../../engine/records/writeOnce';
import type { ActionTools } from '../../../engine/tools/ActionTools';
import { cancelGiftVoucher } from './endGiftVoucher';
import { giftVoucherMail } from './giftVoucherMail';
import { giftVoucherPdf } from './giftVoucherPdf';
import { checkGiftVoucher, forChange, giftVouchersBy, type StoredGiftVoucher } from './giftVoucherRows';
import { issueGiftVoucher } from './issueGiftVoucher';

type GiftTools = Pick<ActionTools, 'database' | 'mails' | 'secrets' | 'settings'>;
type OnGiftVoucher = 'cancelGiftVoucher' | 'mailGiftVoucher';

const issuedSchema = v.object({ gift_voucher: issuedGiftVoucherSchema });
const sealedRow = v.object({ sealed: v.instance(Buffer) });

/** The gift vouchers of the office: issued, printed and mailed with their codes, and cancelled. */
export function createGiftVoucherHandlers(tools: GiftTools, context: RecordContext) {
  const { database, mails, secrets, settings } = tools;
  const collection = context.target('giftVouchers');
  const readOne = createReadOne(collection, context.target);

  /** A tenant that sells no tickets has no box office. */
  function officeOf({ tenant }: Session): TenantCode {
    if (!context.hasFeature(tenant, 'ticketing')) throw notFound();
    return tenant;
  }

  async function withCode(queries: Queries, tenant: TenantCode, voucher: StoredGiftVoucher) {
    const [row] = await queries.rows(sealedRow, {
      text: 'SELECT sealed FROM gift_voucher_codes WHERE tenant = $1 AND gift_voucher = $2::uuid',
      values: [tenant, voucher.hashcode],
    });
    if (!row) throw notFound();
    return { ...voucher, code: shownGiftCode(secrets.open(row.sealed, voucher.hashcode).toString()) };
  }

  function onVoucher<A extends OnGiftVoucher>(
    work: (transaction: Transaction, call: RecordCall<A>, voucher: StoredGiftVoucher) => Promise<void>,
  ) {
    return (call: RecordCall<A>) =>
      writeOnce(context, registry.giftVouchers, call, async (transaction) => {
        const { actor, target, ifMatch } = call;
        const at = { actor, hashcode: target };
        await lockRecord(transaction, collection, 'update', at, versionOf(ifMatch), readOne);
        const [voucher] = await giftVouchersBy(transaction, actor.tenant, [target], forChange);
        if (!voucher) throw notFound();
        await work(transaction, call, voucher);
        const [row] = await transaction.rows(readRow, readOne(actor, target));
        if (!row) throw notFound();
        return { status: 200, body: succeeded(row.body), headers: { etag: etagOf(row.version) } };
      });
  }

  return {
    issueGiftVoucher: async ({ input, request, session }) => {
      const tenant = officeOf(session);
      const given = { actor: actorOf(session), intent: intentOfRequest(request) };
      const answer = await writeOnce(context, registry.giftVouchers, given, async (transaction) => ({
        status: 200,
        body: JSON.stringify({
          gift_voucher: await issueGiftVoucher(
            transaction,
            { mails, secrets, settings },
            { tenant, user: session.user },
            input,
          ),
        }),
        headers: {},
      }));
      return v.parse(issuedSchema, JSON.parse(answer.body));
    },
    cancelGiftVoucher: onVoucher<'cancelGiftVoucher'>((transaction, { actor, input }, voucher) =>
      cancelGiftVoucher(transaction, actor.tenant, voucher, { ...input, user: actor.user }),
    ),
    mailGiftVoucher: onVoucher<'mailGiftVoucher'>(async (transaction, { actor: { tenant } }, voucher) => {
      const { status, email, issued_to: name } = voucher;
      if (status !== 'active') throw refusedAction(sentences.giftVoucherOver(), {}, 409);
      if (email === null) throw refusedAction(sentences.giftVoucherNoEmail(), {}, 409);
      const issued = await withCode(transaction, tenant, voucher);
      const mail = giftVoucherMail(settings, tenant, issued, { to: email, name, language: 'en' });
      await mails.queue(transaction, tenant, mail);
    }),
    checkGiftVoucherAtOffice: ({ input: { code }, session }) => {
      const tenant = officeOf(session);
      return checkGiftVoucher(database.forTenant(tenant), tenant, code);
    },
    giftVoucherPdf: async ({ input: { gift_voucher: hashcode }, session }) => {
      const tenant = officeOf(session);
      const queries = database.forTenant(tenant);
      const [voucher] = await giftVouchersBy(queries, tenant, [hashcode]);
      if (!voucher) throw notFound();
      const issued = await withCode(queries, tenant, voucher);
      return {
        name: `${voucher.number}-gift-voucher.pdf`,
        pdf: await giftVoucherPdf(tenant, issued, voucher.issued_to),
      };
    },
  } satisfies Partial<AllHandlers>;
}
