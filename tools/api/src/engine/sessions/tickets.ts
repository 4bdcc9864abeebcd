import { limits, tenantCodes } from '@callboard/api-contract';
import * as v from 'valibot';
import type { Database } from '../database/openDatabase';
import { networkOf } from '../networkOf';
import { createToken, hashToken, tenantOfToken } from './tokens';

export type TicketKind = 'second_step' | 'passkey' | 'new_passkey';

const ticketRow = v.object({
  tenant: v.picklist(tenantCodes),
  user: v.nullable(v.string()),
  account: v.nullable(v.string()),
  challenge: v.nullable(v.string()),
});
/** User, account and challenge of a ticket. */
export type Ticket = v.InferOutput<typeof ticketRow>;

const maxFailures = 5;

/** Deletes the abandoned tickets. */
export const forgetOldTickets = {
  text: 'DELETE FROM sign_in_tickets WHERE tenant = $1 AND expires < now()',
};

/** Reserves the place of a user between two steps of signing in: five minutes, for the network that it was given to. */
export function createTickets(database: Database) {
  async function issue(kind: TicketKind, given: Ticket, address: string): Promise<string> {
    const token = createToken(given.tenant);
    await database.forTenant(given.tenant).query({
      text: `INSERT INTO sign_in_tickets (tenant, token_hash, kind, network, "user", account, challenge, expires)
        VALUES ($1, $2, $3, $4, $5, $6, $7, now() + interval '${limits.ticketMinutes} minutes')`,
      values: [
        given.tenant,
        hashToken(token),
        kind,
        networkOf(address),
        given.user,
        given.account,
        given.challenge,
      ],
    });
    return token;
  }

  /** Reads a ticket; null for one that is unknown, too old, used up or from elsewhere. */
  function read(kind: TicketKind, token: string, address: string): Promise<Ticket | null> {
    const text = `SELECT tenant, "user", account, challenge FROM sign_in_tickets WHERE ${mine}`;
    return ask(text, kind, token, address);
  }

  /** Takes a ticket away: of any number of simultaneous tries, one gets it. */
  function take(kind: TicketKind, token: string, address: string): Promise<Ticket | null> {
    const text = `DELETE FROM sign_in_tickets WHERE ${mine} RETURNING tenant, "user", account, challenge`;
    return ask(text, kind, token, address);
  }

  /** A wrong code: after five of them the sign-in begins again. */
  async function countFailure(kind: TicketKind, token: string, address: string): Promise<void> {
    const text = `UPDATE sign_in_tickets SET failed = failed + 1 WHERE ${mine} RETURNING tenant, "user", account, challenge`;
    await ask(text, kind, token, address);
  }

  async function ask(text: string, kind: TicketKind, token: string, address: string): Promise<Ticket | null> {
    const tenant = tenantOfToken(token);
    if (!tenant) return null;
    const values = [tenant, hashToken(token), kind, networkOf(address)];
    const [ticket] = await database.forTenant(tenant).rows(ticketRow, { text, values });
    return ticket ?? null;
  }

  return { issue, read, take, countFailure };
}

export type Tickets = ReturnType<typeof createTickets>;

const mine = `tenant = $1 AND token_hash = $2 AND kind = $3 AND network = $4 AND expires > now() AND failed < ${maxFailures}`;
