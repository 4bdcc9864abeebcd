import { isHashcode } from '@callboard/api-contract/text';
import { sentences } from '@callboard/api-contract/sentences';
import type { FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import * as v from 'valibot';
import type { Transaction } from '../database/TenantDatabase';
import { pathOf } from '../pathOf';
import { badRequest, conflict, refused } from '../problems';
import type { TenantActor } from './actor';
import type { Answer } from './answer';

/** A request that can be sent again: its key, and its content, so that a key is never used for something else. */
export interface Intent {
  key: string;
  fingerprint: Buffer;
}

/** An intent of a user. */
type OwnIntent = Intent & Pick<TenantActor, 'tenant' | 'user'>;

/** The intent of a request with an Idempotency-Key; null without one. */
export function intentOf(
  key: string | string[] | undefined,
  method: string,
  path: string,
  body: unknown,
): Intent | null {
  if (key === undefined) return null;
  if (typeof key !== 'string' || !isHashcode(key)) throw badRequest(sentences.keyNotUuid());
  const fingerprint = createHash('sha256')
    .update(JSON.stringify([method, path, body ?? null]))
    .digest();
  return { key, fingerprint };
}

/** The intent of a request, by its own headers, path and body. */
export function intentOfRequest(request: FastifyRequest): Intent | null {
  const { headers, method, body } = request;
  return intentOf(headers['idempotency-key'], method, pathOf(request), body);
}

/**
 * Does the work once for an intent: its answer is stored in the work's own transaction, and the next request with the key gets
 * it. A failure stores nothing.
 */
export async function idempotently(
  transaction: Transaction,
  { tenant, user }: Pick<TenantActor, 'tenant' | 'user'>,
  intent: Intent | null,
  work: () => Promise<Answer>,
): Promise<Answer> {
  if (!intent) return work();
  const { key, fingerprint } = intent;
  const claimed = await claim(transaction, { tenant, user, key, fingerprint });
  if (!claimed) return replay(transaction, { tenant, user, key, fingerprint });
  const answer = await work();
  await transaction.query({
    text: `UPDATE idempotency_keys SET status = $4, body = $5, headers = $6
      WHERE tenant = $1 AND "user" = $2 AND key = $3`,
    values: [tenant, user, key, answer.status, answer.body, JSON.stringify(answer.headers)],
  });
  return answer;
}

/** Waits for another transaction that holds the key, and then does not get it. */
async function claim(
  transaction: Transaction,
  { tenant, user, key, fingerprint }: OwnIntent,
): Promise<boolean> {
  try {
    const claimed = await transaction.query({
      text: `INSERT INTO idempotency_keys (tenant, "user", key, fingerprint) VALUES ($1, $2, $3, $4)
        ON CONFLICT DO NOTHING RETURNING key`,
      values: [tenant, user, key, fingerprint],
    });
    return claimed.length > 0;
  } catch (error) {
    const isWaiting = error instanceof Error && 'code' in error && error.code === '55P03';
    throw isWaiting ? conflict(sentences.stillWorking()) : error;
  }
}

const answerRow = v.object({
  fingerprint: v.instance(Buffer),
  status: v.nullable(v.number()),
  body: v.nullable(v.string()),
  headers: v.nullable(v.string()),
});

async function replay(
  transaction: Transaction,
  { tenant, user, key, fingerprint }: OwnIntent,
): Promise<Answer> {
  const [stored] = await transaction.rows(answerRow, {
    text: `SELECT fingerprint, status, body, headers FROM idempotency_keys
      WHERE tenant = $1 AND "user" = $2 AND key = $3`,
    values: [tenant, user, key],
  });
  if (!stored || stored.status === null) throw conflict(sentences.stillWorking());
  if (!stored.fingerprint.equals(fingerprint)) {
    throw refused(422, sentences.keyUsed());
  }
  // Written above by JSON.stringify from these very headers.
  const headers = JSON.parse(stored.headers ?? '{}') as Record<string, string>;
  return { status: stored.status, body: stored.body ?? '', headers };
}

/** Forgets the answers of yesterday: no request is sent again after a day. */
export const forgetOldIntents = {
  text: `DELETE FROM idempotency_keys WHERE tenant = $1 AND created < now() - interval '24 hours'`,
};
