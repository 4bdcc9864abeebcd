import { callPaths } from '@callboard/api-contract';
import { appArgumentsSchema, type AppArguments } from '@callboard/api-contract/accounts';
import { sendRequest } from '@callboard/api-client';
import * as v from 'valibot';

/** `arguments` are empty until the server has sent valid ones. `mismatched`: the server does not support this version of the app. */
export interface AppArgumentsState {
  status: 'asking' | 'known' | 'unreachable' | 'mismatched';
  arguments: AppArguments;
}

const wrapped = v.object({ data: v.object({ app_args: appArgumentsSchema }) });
const bare = v.object({ app_args: appArgumentsSchema });

/** Parses the arguments of a response, in either of its two shapes. @returns undefined when it is invalid */
export function parseAppArguments(body: unknown): AppArguments | undefined {
  const enveloped = v.safeParse(wrapped, body);
  if (enveloped.success) return enveloped.output.data.app_args;
  const plain = v.safeParse(bare, body);
  return plain.success ? plain.output.app_args : undefined;
}

/** Requests the app arguments (clauses 1.12 and 7.14). Never rejects. */
export async function readAppArguments(): Promise<AppArgumentsState> {
  const answer = await sendRequest({
    method: 'GET',
    path: callPaths.appArguments,
    isAlwaysThere: true,
    isQuiet: true,
  });
  const parsed = answer.ok ? parseAppArguments(answer.body) : undefined;
  if (parsed) return { status: 'known', arguments: parsed };
  const isMismatch = !answer.ok && answer.problem.kind === 'mismatch';
  return { status: isMismatch ? 'mismatched' : 'unreachable', arguments: {} };
}
