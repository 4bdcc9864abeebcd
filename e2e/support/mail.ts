import { expect, type APIRequestContext } from '@playwright/test';
import { port } from './tenants';

/** The path of the link in the newest mail to a person, once there are so many mails to them. */
export async function mailedPath(request: APIRequestContext, to: string, letters = 1): Promise<string> {
  let ids: string[] = [];
  await expect(async () => {
    ids = await lettersTo(request, to);
    expect(ids.length).toBeGreaterThanOrEqual(letters);
  }).toPass();
  const letter = await (await request.get(`http://127.0.0.1:${port}/outbox/${ids[0]}`)).text();
  const [, path] = /https?:\/\/[^/\s]+(\/(?:login|season)\/[\w./-]+)/.exec(letter) ?? [];
  if (path === undefined) throw new Error(`The mail to ${to} has no link.`);
  return path;
}

/** The newest mail to a user that has a text; waits until there is one. */
export async function mailWith(request: APIRequestContext, to: string, text: string): Promise<string> {
  let found: string | undefined;
  await expect(async () => {
    for (const id of await lettersTo(request, to)) {
      const letter = await (await request.get(`http://127.0.0.1:${port}/outbox/${id}`)).text();
      if (letter.includes(text)) found ??= letter;
    }
    expect(found).toBeDefined();
  }).toPass();
  return found ?? '';
}

/** The mails to a person, newest first. */
async function lettersTo(request: APIRequestContext, to: string): Promise<string[]> {
  const outbox = await (await request.get(`http://127.0.0.1:${port}/outbox`)).text();
  const lines = outbox.matchAll(/<a href="\/outbox\/([^"]+)">[^<]*<\/a> to ([^,<]+),/g);
  return [...lines].flatMap(([, id, address]) => (id !== undefined && address === to ? [id] : []));
}
