import { sendRequest } from '@callboard/api-client';
import { activationSchema, callPaths, type Activation, type Problem } from '@callboard/api-contract';
import * as v from 'valibot';

export type ActivationLookup = { ok: true; activation: Activation } | { ok: false; problem: Problem };

const answerSchema = v.object({ success: v.literal(true), data: activationSchema });

/** Looks an invitation up by the token of its link (clause 7.11). Quiet: the page says what a broken link means. */
export async function readActivation(token: string): Promise<ActivationLookup> {
  const answer = await sendRequest({
    method: 'GET',
    path: callPaths.activation(token),
    schema: answerSchema,
    isQuiet: true,
  });
  if (!answer.ok) return { ok: false, problem: answer.problem };
  return { ok: true, activation: v.parse(answerSchema, answer.body).data };
}
