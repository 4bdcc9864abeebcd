import { appArgumentsSchema, callPaths, type AppArguments } from '@callboard/api-contract';
import { sendRequest } from '@callboard/api-client';
import * as v from 'valibot';

/** `arguments` are empty until the server has answered, and stay so when its answer is strange. `mismatched`: it does not know this version. */
export interface AppArgumentsState {
  status: 'asking' | 'known' | 'unreachable' | 'mismatched';
  arguments: AppArguments;
}

const wrapped = v.object({ data: v.object({ app_args: appArgumentsSchema }) });
const bare = v.object({ app_args: appArgumentsSchema });

/** Takes the arguments out of an answer, in either of its two shapes; anything else says nothing. */
export function parseAppArguments(body: unknown): AppArguments | undefined {
  const inside = v.safeParse(wrapped, body);
  if (inside.success) return inside.output.data.app_args;
  const outside = v.safeParse(bare, body);
  return outside.success ? outside.output.app_args : undefined;
}

/** Asks the server for the app arguments (clauses 1.12 and 7.14). */
export async function readAppArguments(): Promise<AppArgumentsState> {
  const answer = await sendRequest({
    method: 'GET',
    path: callPaths.appArguments,
    isAlwaysThere: true,
    isQuiet: true,
  });
  const said = answer.ok ? parseAppArguments(answer.body) : undefined;
  if (said) return { status: 'known', arguments: said };
  const isMismatch = !answer.ok && answer.problem.kind === 'mismatch';
  return { status: isMismatch ? 'mismatched' : 'unreachable', arguments: {} };
}
