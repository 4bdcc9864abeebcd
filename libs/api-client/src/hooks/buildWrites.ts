import type { AnyRecord, BulkResult, Collection } from '@callboard/api-contract';
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

/** The writing hooks of a collection, without its types. */
export function buildWrites(definition: Collection) {
  const target = (changedFields: readonly string[] = []) => ({
    ...targetOf(definition),
    retitles: retitledBy(definition, changedFields),
  });
  const removal = () => ({ ...targetOf(definition), retitles: collectionsReferringTo(definition) });
  return {
    useCreate(): Write<(draft: Values) => Promise<Outcome<AnyRecord>>> {
      const [trigger, { isLoading }] = writes.useCreateMutation();
      const withKey = useIntentKey();
      const create = (draft: Values) =>
        withKey(draft, async (idempotencyKey) =>
          toOutcome(await trigger({ ...target(), draft, idempotencyKey })),
        );
      return [create, { isLoading }];
    },
    usePatch(): Write<(hashcode: string, patch: Values, version: number) => Promise<Outcome<AnyRecord>>> {
      const [trigger, { isLoading }] = writes.usePatchMutation();
      const { title } = definition;
      const patchOne = (hashcode: string, patch: Values, version: number) =>
        afterOwnPatch(hashcode, version, async (latest) =>
          toOutcome(
            await trigger({ ...target(Object.keys(patch)), hashcode, patch, version: latest, title }),
          ),
        );
      return [patchOne, { isLoading }];
    },
    useBulkPatch(): Write<(items: readonly Item[]) => Promise<Outcome<BulkResult[]>>> {
      const [trigger, { isLoading }] = writes.useBulkPatchMutation();
      const patchMany = async (items: readonly Item[]) =>
        tellFailedItems(
          toOutcome(await trigger({ ...target(items.flatMap((item) => Object.keys(item))), items })),
        );
      return [patchMany, { isLoading }];
    },
    useAct(): Write<(action: string, target: string, values?: unknown) => Promise<Outcome<AnyRecord>>> {
      const [trigger, { isLoading }] = writes.useActMutation();
      const withKey = useIntentKey();
      const act = (action: string, hashcode: string, values: unknown = {}) =>
        withKey({ action, hashcode, values }, async (idempotencyKey) =>
          toOutcome(await trigger({ ...target(), action, target: hashcode, values, idempotencyKey })),
        );
      return [act, { isLoading }];
    },
    useRemove(): Write<(hashcode: string, version?: number) => Promise<Outcome<null>>> {
      const [trigger, { isLoading }] = writes.useRemoveMutation();
      const remove = async (hashcode: string, version?: number) =>
        toOutcome(await trigger({ ...removal(), hashcode, version }));
      return [remove, { isLoading }];
    },
    useBulkRemove(): Write<(hashcodes: readonly string[]) => Promise<Outcome<BulkResult[]>>> {
      const [trigger, { isLoading }] = writes.useBulkRemoveMutation();
      const removeMany = async (hashcodes: readonly string[]) =>
        tellFailedItems(toOutcome(await trigger({ ...removal(), hashcodes })));
      return [removeMany, { isLoading }];
    },
  };
}
