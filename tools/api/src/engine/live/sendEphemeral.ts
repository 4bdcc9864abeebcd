import { tenantCodes, type CollectionName, type TenantCode } from '@callboard/api-contract';
import { collectionNames } from '@callboard/api-contract/collections';
import { readEphemeralPush, type EphemeralPush } from '@callboard/api-contract/pushes';
import * as v from 'valibot';
import type { Queries } from '../database/TenantDatabase';

/** The channel on which processes hear of pushes that are stored nowhere. */
export const pushesChannel = 'callboard_pushes';

const receiversSchema = v.object({
  /** The record that a user must be able to read or change to get the push, by the rights that they have when it is sent. */
  record: v.object({ collection: v.picklist(collectionNames), hashcode: v.string() }),
  verb: v.picklist(['read', 'update']),
  /** The user who caused it, and gets nothing. */
  except: v.string(),
});

/** Receivers of a push that is stored nowhere. */
export type EphemeralReceivers = v.InferOutput<typeof receiversSchema> & {
  record: { collection: CollectionName };
};

/** A push that is stored nowhere, for the clients of every process. */
export interface Ephemeral {
  tenant: TenantCode;
  push: EphemeralPush;
  to: EphemeralReceivers;
}

const ephemeralSchema = v.object({
  tenant: v.picklist(tenantCodes),
  push: v.unknown(),
  to: receiversSchema,
});

/**
 * Sends a push that is stored nowhere: to clients that are connected at this moment and read what they get, once at most. In a
 * transaction it is sent when that commits. It has ids only, so that it fits into a notification.
 *
 * @example
 * const to = { record: { collection: 'conversations', hashcode: conversation }, verb: 'read', except: user } as const;
 * await sendEphemeral(database.forTenant(tenant), tenant, { code: 'typing', conversation, user }, to);
 */
export async function sendEphemeral(
  queries: Pick<Queries, 'notify'>,
  tenant: TenantCode,
  push: EphemeralPush,
  to: EphemeralReceivers,
): Promise<void> {
  const payload = JSON.stringify({ tenant, push, to } satisfies Ephemeral);
  await queries.notify(pushesChannel, payload);
}

/** Push that another process sent; null for one that this version does not know. */
export function readEphemeral(payload: string): Ephemeral | null {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), ephemeralSchema), payload);
  if (!parsed.success) return null;
  const push = readEphemeralPush(parsed.output.push);
  return push && { ...parsed.output, push };
}
