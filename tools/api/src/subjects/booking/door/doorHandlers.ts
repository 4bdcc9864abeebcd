import { canReadField, rowRule } from '@callboard/api-contract';
import type { AllHandlers } from '../../../engine/calls/handler';
import type { Session } from '../../../engine/plugins/session';
import { forbidden, notFound } from '../../../engine/problems';
import { actorOf, type RecordContext } from '../../../engine/records/recordContext';
import type { ActionTools } from '../../../engine/tools/ActionTools';
import { findDoorTickets, readDoorPerformances, readDoorSnapshot, readDoorState } from './readDoor';
import { recordScans } from './recordScans';

/** Actions at the doors of performances. */
export function createDoorHandlers(
  { database, secrets }: Pick<ActionTools, 'database' | 'secrets'>,
  context: RecordContext,
) {
  const tickets = context.target('tickets');
  const orders = context.target('orders');

  /** A tenant that sells no tickets has no door, and who cannot read tickets cannot check them. */
  function doorkeeperOf(session: Session) {
    const { tenant, user, roles } = actorOf(session);
    if (!context.hasFeature(tenant, 'ticketing')) throw notFound();
    if (rowRule(tickets, 'read', roles) !== 'all') throw forbidden();
    const seesBuyers = rowRule(orders, 'read', roles) === 'all' && canReadField(orders, 'buyer', roles);
    return { tenant, user, seesBuyers, queries: database.forTenant(tenant) };
  }

  return {
    doorPerformances: async ({ session }) => {
      const { queries, tenant } = doorkeeperOf(session);
      return { performances: await readDoorPerformances(queries, tenant) };
    },
    doorSnapshot: async ({ input: { performance }, session }) => {
      const { queries, tenant, seesBuyers } = doorkeeperOf(session);
      const snapshot = await readDoorSnapshot(queries, tenant, performance);
      const content = JSON.stringify({ ...snapshot, tickets: hideBuyers(snapshot.tickets, seesBuyers) });
      return { content, ...secrets.signFor(tenant, content) };
    },
    doorState: ({ input, session }) => {
      const { queries, tenant } = doorkeeperOf(session);
      return readDoorState(queries, tenant, input);
    },
    doorTickets: async ({ input, session }) => {
      const { queries, tenant, seesBuyers } = doorkeeperOf(session);
      return {
        tickets: hideBuyers(await findDoorTickets(queries, tenant, { ...input, seesBuyers }), seesBuyers),
      };
    },
    recordScans: async ({ input, session }) => {
      const { tenant, user, seesBuyers } = doorkeeperOf(session);
      const { value } = await database
        .forTenant(tenant)
        .write({ actor: user }, (transaction) => recordScans(transaction, { tenant, user }, input));
      return { ...value, tickets: hideBuyers(value.tickets, seesBuyers) };
    },
  } satisfies Partial<AllHandlers>;
}

function hideBuyers<T extends { buyer: string | null }>(tickets: readonly T[], seesBuyers: boolean): T[] {
  return tickets.map((ticket) => (seesBuyers ? ticket : { ...ticket, buyer: null }));
}
