import type { TenantCode } from '@callboard/api-contract';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import * as v from 'valibot';
import type { Transaction } from '../../../engine/database/TenantDatabase';
import type { JobHandler } from '../../../engine/jobs/defineJob';
import { addJob } from '../../../engine/jobs/queue';
import type { ActionTools } from '../../../engine/tools/ActionTools';
import { createPayments, readPayment } from './createPayments';
import { simulatedKey } from '../../../engine/providers/createProviders';
import type { ProviderAnswer, ProviderEvent } from '../../../engine/providers/OnlineProvider';
import { exchangeChainSql } from './refundMoney';
import { checkPayment, checkSeconds, maxChecks, refundPayment } from './payment.jobs';
import { simulatedWebhook } from '../../../engine/providers/simulatedProvider';
import { webhookPath } from './webhookRoutes';

type Tools = Pick<ActionTools, 'database' | 'mails' | 'settings' | 'providers'>;

/** Asks for a payment that is open. One that its provider never heard of was not paid, and lets the buyer try again. */
export function createCheckPayment(
  tools: Tools,
): JobHandler<{ tenant: TenantCode; payment: string; checks: number }> {
  const payments = createPayments(tools);
  return async ({ tenant, payment, checks }) => {
    const queries = tools.database.forTenant(tenant);
    const stored = await readPayment(queries, tenant, payment);
    const provider = stored && tools.providers.named(stored.provider);
    if (!stored || !provider || !['pending', 'needs_step'].includes(stored.status)) return;
    const answer: ProviderAnswer =
      stored.reference === null
        ? { status: 'declined', reference: `lost-${payment}` }
        : await provider.find(stored, stored.reference);
    await payments.record(tenant, payment, answer);
    if (answer.status === 'pending' || answer.status === 'needs_step')
      await queries.write({ actor: null }, (transaction) =>
        checkAgain(transaction, tenant, payment, checks + 1),
      );
  };
}

const refundedOrder = '(SELECT r."order" FROM payments r WHERE r.tenant = $1 AND r.hashcode = $2::uuid)';
const paidRow = v.object({ reference: v.nullable(v.string()) });

/** Refunds what the office returned. */
export function createRefundPayment(
  tools: Tools,
): JobHandler<{ tenant: TenantCode; payment: string; of?: string | undefined }> {
  const payments = createPayments(tools);
  return async ({ tenant, payment, of }) => {
    const queries = tools.database.forTenant(tenant);
    const stored = await readPayment(queries, tenant, payment);
    const provider = stored && tools.providers.named(stored.provider);
    if (stored?.status !== 'pending') return;
    const [paid] = await queries.rows(paidRow, {
      // The nearest order first: its own money, then that of the tickets which were exchanged for its own.
      text: `${exchangeChainSql(refundedOrder)}
        SELECT p.reference FROM payments p JOIN chain c ON c.hashcode = p."order"
        WHERE p.tenant = $1 AND p.provider = $3 AND p.status = 'confirmed' AND p.amount > 0
        ORDER BY p.hashcode IS DISTINCT FROM $4::uuid, p."order" <> ${refundedOrder}, p.created LIMIT 1`,
      values: [tenant, payment, stored.provider, of ?? null],
    });
    const { reference, amount } = stored;
    const answer: ProviderAnswer =
      provider && paid?.reference
        ? await provider.refund({ tenant, payment, reference, of: paid.reference, amount: -amount })
        : { status: 'declined', reference: `unpaid-${payment}` };
    await payments.record(tenant, payment, answer);
    if (answer.status === 'pending')
      await queries.write({ actor: null }, (transaction) =>
        addJob(transaction, refundPayment, { tenant, payment, of }, { startAfter: inAnHour() }),
      );
  };
}

function inAnHour(): Date {
  return new Date(Date.now() + 3_600_000);
}

/** Sends a webhook of the simulated provider to the route that all of them come to. */
export function createSimulateWebhook(
  { secrets }: Pick<ActionTools, 'secrets'>,
  inject: (request: InjectOptions) => Promise<Pick<LightMyRequestResponse, 'statusCode'>>,
): JobHandler<ProviderEvent> {
  return async (event) => {
    const { body, signature } = simulatedWebhook(simulatedKey(secrets), event, new Date());
    const { statusCode } = await inject({
      method: 'POST',
      url: `${webhookPath}simulated`,
      headers: { 'content-type': 'application/json', 'callboard-signature': signature },
      payload: body,
    });
    if (statusCode !== 200) throw new Error(`A webhook was answered with ${statusCode}.`);
  };
}

async function checkAgain(
  transaction: Transaction,
  tenant: TenantCode,
  payment: string,
  checks: number,
): Promise<void> {
  if (checks > maxChecks) return;
  const startAfter = new Date(Date.now() + checkSeconds(checks) * 1_000);
  await addJob(transaction, checkPayment, { tenant, payment, checks }, { startAfter });
}
