import { apiPrefix, callPaths } from '@callboard/api-contract';
import * as v from 'valibot';
import { formOf } from '../testKit/uploads';
import type { Server } from './variableServers';

/** Reads a path of a server. */
export const get = ({ origin }: Server, path: string, headers: Record<string, string> = {}) =>
  fetch(`${origin}${path}`, { headers });
/** Calls an action there. */
export const act = ({ origin }: Server, action: string, data: object, headers: Record<string, string> = {}) =>
  fetch(`${origin}${apiPrefix()}user/actions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ action, data }),
  });

/** The arguments that an app starts with. */
export async function appArguments(server: Server): Promise<unknown> {
  const text = await (await get(server, `${apiPrefix()}${callPaths.appArguments}`)).text();
  return v.parse(v.object({ data: v.object({ app_args: v.unknown() }) }), JSON.parse(text)).data.app_args;
}

/** Sends a file there, signed out, and answers the status. */
export async function sendFile({ origin }: Server): Promise<number> {
  const { type, body } = await formOf([['attachment', { bytes: 'Kia ora', name: 'words.txt' }]]);
  const url = `${origin}${apiPrefix()}attachments/upload`;
  const headers = { 'content-type': type };
  return (await fetch(url, { method: 'POST', headers, body: new Uint8Array(body) })).status;
}
