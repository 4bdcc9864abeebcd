import type { Server } from '@tus/server';
import type { TenantActor } from '../records/actor';
import type { StoredFile } from './storeFiles';
import type { PartStore } from './PartStore';

/** The tus server of one tenant, and where its parts lie. */
export interface TenantUploads {
  server: Server;
  parts: PartStore;
}

/** The sender of a request to tus, which itself knows no senders; and what then failed in our part of it. */
const calls = new WeakMap<object, TusCall>();

interface TusCall {
  actor: TenantActor;
  present: (stored: StoredFile) => object;
  /** The id of an upload that is done. */
  done?: string;
  failure?: unknown;
}

/** Lets tus handle a request of a sender. Throws what our own part of it threw. */
export async function handleFor(
  { server, parts }: TenantUploads,
  actor: TenantActor,
  request: Request,
  present: TusCall['present'],
): Promise<Response> {
  calls.set(request, { actor, present });
  const response = await server.handleWeb(request);
  const { failure, done } = behind(request);
  // tus itself reads them once more before it answers.
  if (done !== undefined) await parts.remove(done).catch(() => undefined);
  if (failure !== undefined) throw failure;
  return response;
}

/** Caller of a request that tus handles. */
export function behind(request: object): TusCall {
  const found = calls.get(request);
  if (!found) throw new Error('tus handles a request of nobody.');
  return found;
}

/** Does our own part of a request; what it throws is stored for `handleFor`. */
export async function remembering<T>(request: object, work: (entry: TusCall) => Promise<T>): Promise<T> {
  const entry = behind(request);
  return work(entry).catch((error: unknown) => {
    entry.failure = error;
    // tus only has to stop; what it would answer is thrown away.
    throw new Error('refused', { cause: error });
  });
}
