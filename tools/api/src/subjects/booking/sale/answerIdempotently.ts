import type { FastifyRequest } from 'fastify';
import type { Transaction } from '../../../engine/database/TenantDatabase';
import { anyBuyer } from '../../../engine/records/anyBuyer';
import { idempotently, intentOfRequest } from '../../../engine/records/idempotently';
import type { Secrets } from '../../../engine/secrets/secrets';

/**
 * Does once what a buyer requests under an Idempotency-Key: a browser that lost the answer gets it again, rather than "your seats are
 * gone" for seats that it holds itself. The answer has the secret of a hold or the link of an order in it, so that it is stored sealed.
 */
export async function answerIdempotently<T extends object>(
  transaction: Transaction,
  request: FastifyRequest,
  secrets: Pick<Secrets, 'seal' | 'open'>,
  work: () => Promise<T>,
): Promise<T> {
  const intent = intentOfRequest(request);
  if (!intent) return work();
  const { tenant } = request;
  const owner = `${tenant} ${intent.key}`;
  const { body } = await idempotently(transaction, { tenant, user: anyBuyer }, intent, async () => {
    const answer = Buffer.from(JSON.stringify(await work()));
    return { status: 200, body: secrets.seal(answer, owner).toString('base64'), headers: {} };
  });
  // Sealed above, from the answer of this very request.
  return JSON.parse(secrets.open(Buffer.from(body, 'base64'), owner).toString()) as T;
}
