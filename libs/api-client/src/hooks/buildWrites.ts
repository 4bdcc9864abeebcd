import type { AnyRecord, BulkResult, Collection } from '@callboard/api-contract';
import { writes } from '../endpoints/writes';
import { newUuid } from '../request/newUuid';
import type { Write } from './collectionHooks';
import { toOutcome, type Outcome } from './outcome';
import { collectionsReferringTo, retitledBy } from './retitledBy';
import { targetOf } from './targetOf';

type Values = Readonly<Record<string, unknown>>;

/** The writing hooks of a collection, without its types. */
export function buildWrites(definition: Collection) {
  const target = () => ({ ...targetOf(definition), retitles: [] });
  return {
    useCreate(): Write<(draft: Values) => Promise<Outcome<AnyRecord>>> {
      const [trigger, { isLoading }] = writes.useCreateMutation();
      const create = async (draft: Values) =>
        toOutcome(await trigger({ ...target(), draft, idempotencyKey: newUuid() }));
      return [create, { isLoading }];
    },
    usePatch(): Write<(hashcode: string, patch: Values, version: number) => Promise<Outcome<AnyRecord>>> {
      const [trigger, { isLoading }] = writes.usePatchMutation();
      const patchOne = async (hashcode: string, patch: Values, version: number) => {
        const retitles = retitledBy(definition, Object.keys(patch));
        const { title } = definition;
        return toOutcome(await trigger({ ...target(), retitles, hashcode, patch, version, title }));
      };
      return [patchOne, { isLoading }];
    },
    useBulkPatch(): Write<
      (items: readonly (Values & { hashcode: string })[]) => Promise<Outcome<BulkResult[]>>
    > {
      const [trigger, { isLoading }] = writes.useBulkPatchMutation();
      const patchMany = async (items: readonly (Values & { hashcode: string })[]) => {
        const retitles = retitledBy(definition, items.flatMap(Object.keys));
        return toOutcome(await trigger({ ...target(), retitles, items }));
      };
      return [patchMany, { isLoading }];
    },
    useAct(): Write<(action: string, target: string, values?: unknown) => Promise<Outcome<AnyRecord>>> {
      const [trigger, { isLoading }] = writes.useActMutation();
      const act = async (action: string, hashcode: string, values: unknown = {}) => {
        const idempotencyKey = newUuid();
        return toOutcome(await trigger({ ...target(), action, target: hashcode, values, idempotencyKey }));
      };
      return [act, { isLoading }];
    },
    useRemove(): Write<(hashcode: string, version?: number) => Promise<Outcome<null>>> {
      const [trigger, { isLoading }] = writes.useRemoveMutation();
      const remove = async (hashcode: string, version?: number) => {
        const retitles = collectionsReferringTo(definition);
        return toOutcome(await trigger({ ...target(), retitles, hashcode, version }));
      };
      return [remove, { isLoading }];
    },
    useBulkRemove(): Write<(hashcodes: readonly string[]) => Promise<Outcome<BulkResult[]>>> {
      const [trigger, { isLoading }] = writes.useBulkRemoveMutation();
      const removeMany = async (hashcodes: readonly string[]) => {
        const retitles = collectionsReferringTo(definition);
        return toOutcome(await trigger({ ...target(), retitles, hashcodes }));
      };
      return [removeMany, { isLoading }];
    },
  };
}
