import type { AnyRecord, BulkResult, Collection } from '@callboard/api-contract';
import { useCallback } from 'react';
import { writes } from '../endpoints/writes';
import { afterOwnPatch } from './afterOwnPatch';
import type { Write } from './collectionHooks';
import { toOutcome, type Outcome } from './outcome';
import { collectionsReferringTo, retitledBy } from './retitledBy';
import { targetOf } from './targetOf';
import { tellFailedItems } from './tellFailedItems';
import { useIntentKey } from './useIntentKey';

type Values = Readonly<Record<string, unknown>>;
type Item = Values & { hashcode: string };

/** The writing hooks of a collection, without its types. The functions that they hand back stay the same. */
export function buildWrites(definition: Collection) {
  const target = (changedFields: readonly string[] = []) => ({
    ...targetOf(definition),
    retitles: retitledBy(definition, changedFields),
  });
  const removal = () => ({ ...targetOf(definition), retitles: collectionsReferringTo(definition) });

  function useCreate(): Write<(draft: Values) => Promise<Outcome<AnyRecord>>> {
    const [trigger, { isLoading }] = writes.useCreateMutation();
    const withKey = useIntentKey();
    const create = useCallback(
      (draft: Values) =>
        withKey(draft, async (idempotencyKey) =>
          toOutcome(await trigger({ ...target(), draft, idempotencyKey })),
        ),
      [trigger, withKey],
    );
    return [create, { isLoading }];
  }

  function usePatch(): Write<
    (hashcode: string, patch: Values, version: number | undefined) => Promise<Outcome<AnyRecord>>
  > {
    const [trigger, { isLoading }] = writes.usePatchMutation();
    const patchOne = useCallback(
      (hashcode: string, patch: Values, version: number | undefined) =>
        afterOwnPatch(hashcode, version, async (latest) => {
          const { title } = definition;
          const changed = target(Object.keys(patch));
          return toOutcome(await trigger({ ...changed, hashcode, patch, version: latest, title }));
        }),
      [trigger],
    );
    return [patchOne, { isLoading }];
  }

  function useBulkPatch(): Write<(items: readonly Item[]) => Promise<Outcome<BulkResult[]>>> {
    const [trigger, { isLoading }] = writes.useBulkPatchMutation();
    const patchMany = useCallback(
      async (items: readonly Item[]) => {
        const changed = target(items.flatMap((item) => Object.keys(item)));
        return tellFailedItems(toOutcome(await trigger({ ...changed, items })));
      },
      [trigger],
    );
    return [patchMany, { isLoading }];
  }

  function useAct(): Write<
    (action: string, target: string, values?: unknown) => Promise<Outcome<AnyRecord>>
  > {
    const [trigger, { isLoading }] = writes.useActMutation();
    const withKey = useIntentKey();
    const act = useCallback(
      (action: string, hashcode: string, values: unknown = {}) =>
        withKey({ action, hashcode, values }, async (idempotencyKey) =>
          toOutcome(await trigger({ ...target(), action, target: hashcode, values, idempotencyKey })),
        ),
      [trigger, withKey],
    );
    return [act, { isLoading }];
  }

  function useBulkAct(): Write<
    (action: string, hashcodes: readonly string[]) => Promise<Outcome<BulkResult[]>>
  > {
    const [trigger, { isLoading }] = writes.useBulkActMutation();
    const withKey = useIntentKey();
    const actOnMany = useCallback(
      (action: string, hashcodes: readonly string[]) =>
        withKey({ action, hashcodes }, async (idempotencyKey) =>
          tellFailedItems(toOutcome(await trigger({ ...target(), action, hashcodes, idempotencyKey }))),
        ),
      [trigger, withKey],
    );
    return [actOnMany, { isLoading }];
  }

  function useRemove(): Write<(hashcode: string, version?: number) => Promise<Outcome<null>>> {
    const [trigger, { isLoading }] = writes.useRemoveMutation();
    const remove = useCallback(
      async (hashcode: string, version?: number) =>
        toOutcome(await trigger({ ...removal(), hashcode, version })),
      [trigger],
    );
    return [remove, { isLoading }];
  }

  function useBulkRemove(): Write<(hashcodes: readonly string[]) => Promise<Outcome<BulkResult[]>>> {
    const [trigger, { isLoading }] = writes.useBulkRemoveMutation();
    const removeMany = useCallback(
      async (hashcodes: readonly string[]) =>
        tellFailedItems(toOutcome(await trigger({ ...removal(), hashcodes }))),
      [trigger],
    );
    return [removeMany, { isLoading }];
  }

  return { useCreate, usePatch, useBulkPatch, useAct, useBulkAct, useRemove, useBulkRemove };
}
