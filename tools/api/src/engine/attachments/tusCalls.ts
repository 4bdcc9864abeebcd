import type { Server } from '@tus/server';
import type { TenantActor } from '../records/actor';
import type { StoredFile } from './storeFiles';
import type { PartStore } from './PartStore';

/** The tus server of one tenant, and where its parts lie. */
export interface TenantUploads {
  server: Server;
  parts: PartStore;
}

/** Whoever sends a request to tus, which itself knows of nobody; and what then failed in our part of it. */
const asked = new WeakMap<object, Asked>();

interface Asked {
  actor: TenantActor;
  present: (kept: StoredFile) => object;
  /** The id of an upload that is done. */
  done?: string;
  failure?: unknown;
}

/** Lets tus handle a request of somebody. Throws what our own part of it threw. */
export async function handleFor(
  { server, parts }: TenantUploads,
  actor: TenantActor,
  request: Request,
  present: Asked['present'],
): Promise<Response> {
  asked.set(request, { actor, present });
  const response = await server.handleWeb(request);
  const { failure, done } = behind(request);
  // tus itself looks at them once more before it answers.
  if (done !== undefined) await parts.remove(done).catch(() => undefined);
  if (failure !== undefined) throw failure;
  return response;
}

/** Who is behind a request that tus handles. */
export function behind(request: object): Asked {
  const found = asked.get(request);
  if (!found) throw new Error('tus handles a request of nobody.');
  return found;
}

/** Does our own part of a request; what it throws is kept for `handleFor`. */
export async function remembering<T>(request: object, work: (entry: Asked) => Promise<T>): Promise<T> {
  const entry = behind(request);
  return work(entry).catch((error: unknown) => {
    entry.failure = error;
    // tus only has to stop; what it would answer is thrown away.
    throw new Error('refused', { cause: error });
  });
}
