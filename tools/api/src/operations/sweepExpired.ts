import { tenantCodes } from '@callboard/api-contract';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/openDatabase';
import { forgetFullBudgets } from '../plugins/sharedBudgets';
import { forgetOldIntents } from '../records/idempotently';
import { expireOldActivations } from '../sessions/activations/activation';
import { forgetOldAttempts } from '../sessions/loginThrottle';
import { forgetOldResets } from '../sessions/passwordResets';
import { forgetOldSessions } from '../sessions/sessionStore';
import { forgetOldTickets } from '../sessions/tickets';

const everyMs = 3_600_000;
const sweeps = [expireOldActivations, forgetOldIntents, forgetOldResets, forgetOldSessions, forgetOldTickets];
const sharedSweeps = [forgetOldAttempts, forgetFullBudgets];

/** Once an hour forgets what ran out, so that no table grows for ever. Any number of processes may do it. */
export function sweepHourly(app: FastifyInstance, database: Database): void {
  const timer = setInterval(() => {
    sweepExpired(database).catch((error: unknown) => app.log.warn({ err: error }, 'could not sweep'));
  }, everyMs).unref();
  app.addHook('onClose', async () => clearInterval(timer));
}

export async function sweepExpired(database: Database): Promise<void> {
  for (const tenant of tenantCodes) {
    for (const { text } of sweeps) await database.forTenant(tenant).query({ text, values: [tenant] });
  }
  for (const sweep of sharedSweeps) await database.shared.query(sweep);
}
