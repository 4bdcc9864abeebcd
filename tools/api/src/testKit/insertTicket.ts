import type { TenantCode } from '@callboard/api-contract';
import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import type { TestApi } from './startTestApi';

interface TicketFacts {
  performance: string;
  priceType: string;
  /** Makes the numbers of one differ from those of another. */
  nth: number;
  people?: number;
  status?: string;
  buyer?: string;
  place?: string;
}

const madeRow = v.object({ hashcode: v.string() });

/** Writes a ticket and its order as a sale leaves them; a ticket that is not paid has no code. */
export async function insertTicket(
  api: TestApi,
  tenant: TenantCode,
  { performance, priceType, nth, people = 1, status = 'valid', buyer = 'Mere Tamati', place }: TicketFacts,
): Promise<{ hashcode: string; code: string; number: string }> {
  const code = `CB1.${randomUUID().replaceAll('-', '').slice(0, 20)}`;
  const order = `D${String(nth).padStart(5, '0')}`;
  const number = `${order}-1`;
  const { value } = await api.database.forTenant(tenant).write({ actor: null }, async (transaction) => {
    const [made] = await transaction.rows(madeRow, {
      text: `INSERT INTO orders (tenant, number, buyer, performance, places, currency, total, fees, tax, paid, refunded, to_refund, channel, status)
        VALUES ($1, $2, $3, $4::uuid, 1, 'NZD', 2000, 0, 0, 2000, 0, 0, 'online', 'paid') RETURNING hashcode`,
      values: [tenant, order, buyer, performance],
    });
    const [ticket] = await transaction.rows(madeRow, {
      text: `INSERT INTO tickets (tenant, number, "order", performance, place, price_type, people, currency, price, fee, tax, price_chain, channel, admitted, status)
        VALUES ($1, $2, $3::uuid, $4::uuid, $5, $6::uuid, $7, 'NZD', 2000, 0, 0, '{}', 'online', 0, $8) RETURNING hashcode`,
      values: [
        tenant,
        number,
        made?.hashcode,
        performance,
        place ?? `Stalls · A ${nth}`,
        priceType,
        people,
        status,
      ],
    });
    if (status !== 'reserved')
      await transaction.query({
        text: 'INSERT INTO ticket_codes (tenant, ticket, code) VALUES ($1, $2::uuid, $3)',
        values: [tenant, ticket?.hashcode, code],
      });
    return ticket?.hashcode ?? '';
  });
  return { hashcode: value, code, number };
}
