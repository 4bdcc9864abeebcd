import { collectionOfAction, type Action, type ActionCallArgs } from '@callboard/api-contract';
import type { ActionName, actionRegistry, InputOf, OutputOf } from '@callboard/api-contract/actions';
import { collectionNamed } from '@callboard/api-contract/collections';
import type { AppThunk } from '@callboard/app-state';
import { api, type TagType } from '../api';
import { allTags, callTag, writeTags, type Tag } from '../collections/tags';
import { loadAction } from '../declarations/loadAction';
import { sendLoaded } from '../request/sendRequest';
import { sendAction, type ActionOutcome } from './callAction';

type Invalidate = (tags: ReturnType<typeof api.util.invalidateTags>) => unknown;
type Options = Omit<Parameters<typeof sendAction>[2], 'collection'>;

/** Sends an action and has what it changes fetched again. */
export async function runAction(
  dispatch: Invalidate,
  action: Action,
  args: ActionCallArgs,
  options: Options,
): Promise<ActionOutcome<unknown>> {
  const collection = collectionOfAction(action);
  const answer = await sendAction(action, args, {
    ...options,
    collection: collection === null ? undefined : collectionNamed(collection),
  });
  dispatch(api.util.invalidateTags(tagsOf(action, args.target)));
  return answer;
}

/** The actions that can wait on the device until there is a network. */
export type OfflineActionName = {
  [A in ActionName]: (typeof actionRegistry)[A] extends { offline: object } ? A : never;
}[ActionName];

/** A call that can wait on the device. */
export interface OfflineCall<A extends OfflineActionName = OfflineActionName> {
  action: A;
  /** The record that it acts on; absent where it acts on none. */
  target?: string | undefined;
  input: InputOf<A>;
  /** The key of every attempt, by which the server does it once. */
  idempotencyKey: string;
  signal?: AbortSignal;
}

/** Calls an action that can wait on the device, once. Its caller shows a problem. */
export function callOnce<A extends OfflineActionName>(
  call: OfflineCall<A>,
): AppThunk<Promise<ActionOutcome<OutputOf<A>>>> {
  return async (dispatch) => {
    const { action: name, target, input, ...options } = call;
    const outcome = await sendLoaded(loadAction(name), { isQuiet: true }, (action) =>
      runAction(dispatch, action, { target, input }, { ...options, isQuiet: true }),
    );
    // The response has been parsed with the output schema of this action.
    return outcome as ActionOutcome<OutputOf<A>>;
  };
}

/** The input of a call that waits behind another of the same action, once this one was answered. */
export async function inputAfter(
  name: OfflineActionName,
  input: unknown,
  earlier: unknown,
): Promise<unknown> {
  const { offline } = await loadAction(name);
  return offline ? offline.after(input, earlier) : input;
}

/** The input of a call with those of its times that the device made before it had measured its clock. */
export async function correctedInput(
  name: OfflineActionName,
  input: unknown,
  offset: number,
): Promise<unknown> {
  const { offline } = await loadAction(name);
  if (!offline || typeof offline.order === 'string') return input;
  return offline.order.times(input, (made) => {
    const instant = Date.parse(made.madeAt);
    if (made.offset !== undefined || Number.isNaN(instant)) return made;
    return { madeAt: new Date(instant + offset).toISOString(), offset };
  });
}

/**
 * The tags to refetch: what the action acts on and what else it writes. A change set can contain records of any collection; an action
 * without a target acts on the user, or on what its tag names.
 */
function tagsOf(action: Action, target: string | undefined): (Tag | TagType)[] {
  if (action.on === 'nothing') {
    return [action.tag ? callTag(action.tag) : 'account', ...(action.alsoWrites ?? [])];
  }
  if (action.on === 'changeSet') return [...allTags];
  const name = collectionOfAction(action);
  const own = name && target !== undefined ? writeTags(name, [target], []) : [];

  return [...own, ...(action.alsoWrites ?? [])];
}
