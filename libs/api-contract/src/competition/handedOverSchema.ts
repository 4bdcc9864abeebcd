import * as v from 'valibot';
import { hashcodeInput } from '../inputs';
import { madeTime } from '../madeTime';
import { filledTextInput, textInput } from '../schemas/textInput';

/** How much one lane of a device can hand over. */
export const handedOverLimits = {
  calls: 200,
  /** Lanes of one user that wait for someone to decide. */
  waiting: 200,
  /** Of all calls together, as JSON. */
  bytes: 200_000,
  text: 300,
  /** Why the server refused the first of them. */
  refusal: 500,
  /** Why it is dismissed. */
  reason: 500,
} as const;

const call = {
  /** The key of an action that can wait on a device. */
  action: v.pipe(v.string(), v.minLength(1), v.maxLength(60)),
  /** The record that it acts on; absent where it acts on none. */
  target: v.exactOptional(hashcodeInput),
  /** Checked by the action's own schema. */
  input: v.exactOptional(v.unknown()),
  /** The idempotency key of every attempt: what the server has by then counts once. */
  key: hashcodeInput,
  /** Observation of the maker. */
  text: textInput(handedOverLimits.text, 'lines'),
  ...madeTime,
};

/** A call that the server no longer took from its maker. */
export const handedOverCallSchema = v.strictObject(call);
export type HandedOverCall = v.InferOutput<typeof handedOverCallSchema>;

/** The calls of a lane as they are stored: what was applied, and why the next one could not be. */
export const handedOverContentSchema = v.object({
  calls: v.pipe(
    v.array(
      v.object({
        ...call,
        input: v.optional(v.unknown()),
        isApplied: v.boolean(),
        problem: v.nullable(v.string()),
      }),
    ),
    v.maxLength(handedOverLimits.calls),
  ),
});
export type StoredCall = v.InferOutput<typeof handedOverContentSchema>['calls'][number];

/** Calls from a device: those of one lane, the refused one first. */
export const handOverInput = v.pipe(
  v.strictObject({
    calls: v.pipe(v.array(handedOverCallSchema), v.minLength(1), v.maxLength(handedOverLimits.calls)),
    refusal: filledTextInput(handedOverLimits.refusal, 'lines'),
  }),
  v.check(({ calls }) => JSON.stringify(calls).length <= handedOverLimits.bytes),
);
