import { actionAnswerSchema, actionRequest, type Action } from '@callboard/api-contract';
import type { actionRegistry, ActionName, InputOf, OutputOf } from '@callboard/api-contract/actions';
import { useCallback, useState } from 'react';
import { useDispatch } from 'react-redux';
import { api } from '../api';
import type { Loaded } from '../collections/CollectionHooks';
import { endpointNamed } from '../collections/endpointNames';
import type { CacheDispatch } from '../collections/optimisticPatch';
import { useLoaded } from '../collections/useLoaded';
import { apiSettings } from '../configureApi';
import { handlesByName } from '../declarations/handlesByName';
import { sendLoaded } from '../request/sendRequest';
import { useIdempotencyKey } from '../useIdempotencyKey';
import type { ActionOutcome, TargetedActionName } from './callAction';
import { runAction } from './runAction';
import { loadAction } from '../declarations/loadAction';

/** The arguments of `run`: the target, if the action has one, and the input, if it takes any. */
export type RunArgs<A extends ActionName> = A extends TargetedActionName
  ? [target: string, ...InputArgs<A>]
  : InputArgs<A>;
type InputArgs<A extends ActionName> =
  undefined extends InputOf<A> ? [input?: InputOf<A>] : [input: InputOf<A>];

/** One action, as a screen uses it. */
export interface ActionHandle<A extends ActionName> {
  /** A function that calls the action, and whether a call is pending. */
  useAction(): readonly [
    run: (...args: RunArgs<A>) => Promise<ActionOutcome<OutputOf<A>>>,
    state: { isLoading: boolean },
  ];
}

/** An action that changes nothing. */
export interface ReadActionHandle<A extends ActionName> extends ActionHandle<A> {
  /** The output, cached until the user runs another action. For actions without input. */
  useData(): Loaded<OutputOf<A>>;
}

type Actions = {
  readonly [A in keyof typeof actionRegistry]: (typeof actionRegistry)[A] extends { readOnly: true }
    ? ReadActionHandle<A>
    : ActionHandle<A>;
};

/**
 * Every declared action, by its key in the registry.
 *
 * @example
 * const [publish, { isLoading }] = actions.publishForm.useAction();
 * const outcome = await publish(form.hashcode, { open_answers: 'carry' });
 */
export const actions = handlesByName<ActionName, Actions>((name: ActionName) => ({
  useAction: () => useAction(name),
  useData: buildUseData(name),
}));

type Run = (...args: unknown[]) => Promise<ActionOutcome<unknown>>;

/** Not a mutation of RTK Query: its arguments would stay in the store, and some of these are passwords. */
function useAction(name: ActionName): readonly [Run, { isLoading: boolean }] {
  const dispatch = useDispatch<CacheDispatch>();
  const [running, setRunning] = useState(0);
  const withKey = useIdempotencyKey();
  const run = useCallback(
    async (...given: unknown[]) => {
      setRunning((count) => count + 1);
      const outcome = await sendLoaded(loadAction(name), {}, async (action) => {
        const [target, input] = hasTarget(action) ? given : [undefined, given[0]];
        const args = { target: typeof target === 'string' ? target : undefined, input };
        return withKey(args, (idempotencyKey) =>
          runAction(dispatch, action, args, isOnce(action) ? { idempotencyKey } : {}),
        );
      });
      setRunning((count) => count - 1);
      return outcome;
    },
    [name, dispatch, withKey],
  );
  return [run, { isLoading: running > 0 }];
}

/** True if the server does it once for a key. */
function isOnce({ on, wire }: Action): boolean {
  return on !== 'nothing' || (typeof wire === 'object' && wire.method === 'POST');
}

function hasTarget({ on, wire }: Action): boolean {
  const isAddressed = typeof wire === 'object' && wire.method === 'DELETE';
  return on === 'changeSet' || (typeof on === 'object' && 'record' in on) || isAddressed;
}

function buildUseData(name: ActionName): () => Loaded<unknown> {
  let endpoint: ReturnType<typeof injectRead> | undefined;
  return function useData() {
    // Injected on first use: most actions write and need no query.
    endpoint ??= injectRead(name);
    return useLoaded(endpoint.useQuery());
  };
}

/** Adds an action that changes nothing to the API as a query, under its own name. */
function injectRead(name: ActionName) {
  const endpointName: string = name;
  const { endpoints } = api.injectEndpoints({
    endpoints: (build) => ({
      [endpointName]: build.query<unknown, void>({
        query: async () => {
          const action = await loadAction(name);
          return {
            ...actionRequest(action, {}, apiSettings().version),
            schema: actionAnswerSchema(action.output),
          };
        },
        transformResponse: ({ data }: { data: unknown }) => data,
        providesTags: ['account'],
      }),
    }),
  });
  return endpointNamed(endpoints, endpointName);
}
