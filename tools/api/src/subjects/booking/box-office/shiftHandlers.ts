import type { TenantCode } from '@callboard/api-contract';
import { boxOfficeShiftSchema, type BoxOfficeShift } from '@callboard/api-contract/booking';
import { registry } from '@callboard/api-contract/collections';
import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { AllHandlers } from '../../../engine/calls/handler';
import type { Queries, Transaction } from '../../../engine/database/TenantDatabase';
import type { Session } from '../../../engine/plugins/session';
import { notFound } from '../../../engine/problems';
import { intentOfRequest } from '../../../engine/records/idempotently';
import { actorOf, type RecordContext } from '../../../engine/records/recordContext';
import { writeOnce } from '../../../engine/records/writeOnce';
import { closeShift } from './closeShift';
import { openShift } from './openShift';
import { readDay } from './readDay';
import { readShift, readShifts } from './readShifts';
import { todayOf } from '../../../engine/todayOf';

/** The shifts of the box office: opened with a float, handed over and closed with the counted cash. */
export function createShiftHandlers(context: RecordContext) {
  /** A tenant that sells no tickets has no box office. */
  function officeOf({ tenant }: Session): TenantCode {
    if (!context.hasFeature(tenant, 'ticketing')) throw notFound();
    return tenant;
  }

  /** Does the work once for an Idempotency-Key. */
  async function once<T extends v.GenericSchema>(
    { request, session }: { request: FastifyRequest; session: Session },
    schema: T,
    work: (transaction: Transaction, tenant: TenantCode) => Promise<v.InferOutput<T>>,
  ): Promise<v.InferOutput<T>> {
    const tenant = officeOf(session);
    const given = { actor: actorOf(session), intent: intentOfRequest(request) };
    const answer = await writeOnce(context, registry.boxOfficeShifts, given, async (transaction) => ({
      status: 200,
      body: JSON.stringify(await work(transaction, tenant)),
      headers: {},
    }));
    return v.parse(schema, JSON.parse(answer.body));
  }

  return {
    openBoxOfficeShift: ({ input, ...call }) =>
      once(call, openedSchema, async (transaction, tenant) => {
        const shift = await openShift(transaction, tenant, { ...input, clerk: call.session.user });
        return { shift: await present(transaction, tenant, shift) };
      }),
    closeBoxOfficeShift: ({ input, ...call }) =>
      once(call, closedSchema, async (transaction, tenant) => {
        const next = await closeShift(transaction, tenant, input);
        return {
          shift: await present(transaction, tenant, input.shift),
          next: next === null ? null : await present(transaction, tenant, next),
        };
      }),
    ownShift: async ({ session }) => {
      const tenant = officeOf(session);
      const which = `s.clerk = $2::uuid AND s.status = 'open'`;
      const [shift] = await readShifts(context.database.forTenant(tenant), tenant, which, [session.user]);
      return { shift: shift ?? null };
    },
    boxOfficeDay: ({ input: { day }, session }) => {
      const tenant = officeOf(session);
      return readDay(context.database.forTenant(tenant), tenant, day ?? todayOf(tenant));
    },
  } satisfies Partial<AllHandlers>;
}

const openedSchema = v.object({ shift: boxOfficeShiftSchema });
const closedSchema = v.object({ shift: boxOfficeShiftSchema, next: v.nullable(boxOfficeShiftSchema) });

async function present(queries: Queries, tenant: TenantCode, hashcode: string): Promise<BoxOfficeShift> {
  const shift = await readShift(queries, tenant, hashcode);
  if (!shift) throw notFound();
  return shift;
}
