import { problemText, type AnyRecord, type BulkResult } from '@callboard/api-contract';
import { useCallback } from 'react';
import { apiSettings } from '../configureApi';
import { toProblem } from '../request/toProblem';
import { useIdempotencyKey } from '../useIdempotencyKey';
import type { Outcome, Write } from './CollectionHooks';
import { problemOf } from './problemOf';
import type { injectWrites, Written } from './writeEndpoints';

type Values = Readonly<Record<string, unknown>>;
type Item = Values & { hashcode: string };

/**
 * The writing hooks of a collection, without its types. The functions that they return stay the same.
 *
 * @param path The path of its records, if not the collection's own.
 */
export function buildWriteHooks(writes: ReturnType<typeof injectWrites>, path?: string) {
  function useCreate(): Write<(draft: Values) => Promise<Outcome<AnyRecord>>> {
    const [trigger, { isLoading }] = writes.create.useMutation();
    const withKey = useIdempotencyKey();
    const create = useCallback(
      (draft: Values) =>
        withKey(draft, async (idempotencyKey) => toOutcome(await trigger({ path, draft, idempotencyKey }))),
      [trigger, withKey],
    );
    return [create, { isLoading }];
  }

  function usePatch(): Write<
    (hashcode: string, patch: Values, version: number | undefined) => Promise<Outcome<AnyRecord>>
  > {
    const [trigger, { isLoading }] = writes.patch.useMutation();
    const patchOne = useCallback(
      (hashcode: string, patch: Values, version: number | undefined) =>
        afterOwnPatch(hashcode, version, async (latest) =>
          toOutcome(await trigger({ path, hashcode, patch, version: latest })),
        ),
      [trigger],
    );
    return [patchOne, { isLoading }];
  }

  function useBulkPatch(): Write<(items: readonly Item[]) => Promise<Outcome<BulkResult[]>>> {
    const [trigger, { isLoading }] = writes.bulkPatch.useMutation();
    const patchMany = useCallback(
      async (items: readonly Item[]) => reportFailedItems(toOutcome(await trigger({ path, items }))),
      [trigger],
    );
    return [patchMany, { isLoading }];
  }

  function useAct({ isQuiet = false }: { isQuiet?: boolean } = {}): Write<
    (transition: string, hashcode: string, reason?: string) => Promise<Outcome<AnyRecord | null>>
  > {
    const [trigger, { isLoading }] = writes.act.useMutation();
    const withKey = useIdempotencyKey();
    const act = useCallback(
      (transition: string, hashcode: string, reason?: string) =>
        withKey({ transition, hashcode, reason }, async (idempotencyKey) =>
          toOutcome(await trigger({ path, transition, hashcode, reason, idempotencyKey, isQuiet })),
        ),
      [trigger, withKey, isQuiet],
    );
    return [act, { isLoading }];
  }

  function useBulkAct(): Write<
    (transition: string, hashcodes: readonly string[], reason?: string) => Promise<Outcome<BulkResult[]>>
  > {
    const [trigger, { isLoading }] = writes.bulkAct.useMutation();
    const withKey = useIdempotencyKey();
    const actOnMany = useCallback(
      (transition: string, hashcodes: readonly string[], reason?: string) =>
        withKey({ transition, hashcodes, reason }, async (idempotencyKey) =>
          reportFailedItems(
            toOutcome(await trigger({ path, transition, hashcodes, reason, idempotencyKey })),
          ),
        ),
      [trigger, withKey],
    );
    return [actOnMany, { isLoading }];
  }

  function useRemove(): Write<(hashcode: string, version?: number) => Promise<Outcome<null>>> {
    const [trigger, { isLoading }] = writes.remove.useMutation();
    const remove = useCallback(
      async (hashcode: string, version?: number) => toOutcome(await trigger({ path, hashcode, version })),
      [trigger],
    );
    return [remove, { isLoading }];
  }

  function useBulkRemove(): Write<(hashcodes: readonly string[]) => Promise<Outcome<BulkResult[]>>> {
    const [trigger, { isLoading }] = writes.bulkRemove.useMutation();
    const removeMany = useCallback(
      async (hashcodes: readonly string[]) =>
        reportFailedItems(toOutcome(await trigger({ path, hashcodes }))),
      [trigger],
    );
    return [removeMany, { isLoading }];
  }

  // The results of a preview are shown where it was requested, so they are not reported.
  function usePreviewAct() {
    const [trigger] = writes.bulkAct.useMutation();
    return useCallback(
      async (transition: string, hashcodes: readonly string[]): Promise<Outcome<BulkResult[]>> =>
        toOutcome(await trigger({ path, transition, hashcodes, preview: true })),
      [trigger],
    );
  }

  function usePreviewRemove() {
    const [trigger] = writes.bulkRemove.useMutation();
    return useCallback(
      async (hashcodes: readonly string[]): Promise<Outcome<BulkResult[]>> =>
        toOutcome(await trigger({ path, hashcodes, preview: true })),
      [trigger],
    );
  }

  return {
    usePreviewAct,
    usePreviewRemove,
    useCreate,
    usePatch,
    useBulkPatch,
    useAct,
    useBulkAct,
    useRemove,
    useBulkRemove,
  };
}

/** The outcome of a mutation, from what its trigger resolves to. */
function toOutcome<T>(result: { data?: Written<T> | undefined; error?: unknown }): Outcome<T> {
  if (result.data) return { ok: true, ...result.data };
  return { ok: false, problem: problemOf(result.error) };
}

/** A bulk write that succeeded can still contain failed items: their messages are reported (clause 8.2). */
function reportFailedItems(outcome: Outcome<BulkResult[]>): Outcome<BulkResult[]> {
  const failed = outcome.ok ? outcome.data.filter((item) => !item.success) : [];
  const body = { results: failed };
  if (problemText(body))
    apiSettings().onProblem(toProblem({ as: 'status', status: 422, body, retryAfter: null }));
  return outcome;
}

interface Versioned {
  version?: number | undefined;
}

const runningPatches = new Map<string, { base: number | undefined; done: Promise<Outcome<Versioned>> }>();

/**
 * Sends a patch after our own previous one of the same record has completed, based on the version that it made, so that two quick edits
 * in one view do not conflict with each other.
 */
function afterOwnPatch<T extends Versioned>(
  hashcode: string,
  version: number | undefined,
  send: (version: number | undefined) => Promise<Outcome<T>>,
): Promise<Outcome<T>> {
  const earlier = runningPatches.get(hashcode);
  const done = earlier && earlier.base === version ? sendAfter(earlier.done, version, send) : send(version);
  const own = { base: version, done };
  runningPatches.set(hashcode, own);
  void done.finally(() => {
    if (runningPatches.get(hashcode) === own) runningPatches.delete(hashcode);
  });
  return done;
}

async function sendAfter<T>(
  earlier: Promise<Outcome<Versioned>>,
  version: number | undefined,
  send: (version: number | undefined) => Promise<Outcome<T>>,
): Promise<Outcome<T>> {
  const outcome = await earlier;
  return send(outcome.ok ? outcome.data.version : version);
}
