import { type Action, isObject } from '@callboard/api-contract';
import { actionNamed, actionNames, type ActionName } from '@callboard/api-contract/actions';
import type { HandedOverCall, StoredCall } from '@callboard/api-contract/competition';
import { sentences } from '@callboard/api-contract/sentences';
import * as v from 'valibot';
import { refusedAction } from '../../../engine/problems';

/** Records that a call names: that of its action, and the act that it is about. */
export interface CallPlace {
  of: 'stages' | 'performances' | 'events' | 'gameResults';
  record: string;
  entry: string | null;
  /** It is judged: scores in it are under the embargo, and the head judge takes it over. */
  isJudged: boolean;
}

type Called = Pick<HandedOverCall | StoredCall, 'action' | 'input' | 'target'>;

/** The action of a call, where it is one that can wait on a device. */
export function actionOfCall({ action: name }: Pick<Called, 'action'>): { key: ActionName; action: Action } {
  const key = actionNames.find((each) => each === name);
  const action = key && actionNamed(key);
  if (!key || !action?.offline || key === 'handOverWork') throw refusedAction(sentences.handedOverInput());
  return { key, action };
}

/** The input of a call, as the schema of its action parses it. */
export function inputOfCall(action: Action, { input }: Called): unknown {
  const parsed = v.safeParse(action.input, input);
  if (!parsed.success) throw refusedAction(sentences[action.badInput ?? 'handedOverInput']());
  return parsed.output;
}

const namedInput = v.object({ entry: v.optional(v.string()), performance: v.optional(v.string()) });

/** Where a call belongs. */
export function placeOfCall(call: Called): CallPlace {
  const { action } = actionOfCall(call);
  const input = inputOfCall(action, call);
  const { entry = null, performance } = isObject(input) ? v.parse(namedInput, pick(input)) : {};
  const isJudged = Array.isArray(action.roles) && action.roles.every((role) => role === 'judge');
  const { on } = action;
  const of = isObject(on) && 'record' in on ? on.record : null;
  if (
    call.target !== undefined &&
    (of === 'stages' || of === 'performances' || of === 'events' || of === 'gameResults')
  )
    return { of, record: call.target, entry, isJudged };
  if (performance !== undefined) return { of: 'performances', record: performance, entry, isJudged };
  throw refusedAction(sentences.handedOverInput());
}

/** Fields of an input that name a record: others of the same name have other kinds of values. */
function pick(input: object): object {
  return Object.fromEntries(
    Object.entries(input).filter(
      ([name, value]) => (name === 'entry' || name === 'performance') && typeof value === 'string',
    ),
  );
}
