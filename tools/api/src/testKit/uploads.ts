import { apiPrefix } from '@callboard/api-contract';
import { uploadedSchema, type Uploaded } from '@callboard/api-contract/attachments';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import * as v from 'valibot';
import { removeFolder } from './removeFolder';
import type { TestApi } from './startTestApi';

/** One field of a form: a text, or a file with its name. */
type TestField = readonly [key: string, value: string | { bytes: Buffer | string; name: string }];

/** A form as a browser writes it. */
export async function formOf(fields: readonly TestField[]): Promise<{ type: string; body: Buffer }> {
  const form = new FormData();
  for (const [key, value] of fields) {
    if (typeof value === 'string') form.append(key, value);
    else form.append(key, new Blob([new Uint8Array(Buffer.from(value.bytes))]), value.name);
  }
  const written = new Response(form);
  return {
    type: written.headers.get('content-type') ?? '',
    body: Buffer.from(await written.arrayBuffer()),
  };
}

/** Sends a form to an address behind the prefix of version 21. */
export async function sendForm(
  app: FastifyInstance,
  headers: InjectOptions['headers'],
  fields: readonly TestField[],
): Promise<LightMyRequestResponse> {
  const { type, body } = await formOf(fields);
  return app.inject({
    method: 'POST',
    url: `${apiPrefix()}attachments/upload`,
    headers: { ...headers, 'content-type': type },
    payload: body,
  });
}

/** Sends one file and answers what it became. */
export async function sendOne(
  { app }: Pick<TestApi, 'app'>,
  { headers }: { headers: InjectOptions['headers'] },
  bytes: Buffer | string,
  name: string,
  fields: Readonly<Record<string, string>> = {},
): Promise<Uploaded> {
  const answer = await sendForm(app, headers, [...Object.entries(fields), ['attachment', { bytes, name }]]);
  if (answer.statusCode !== 201) throw new Error(`Refused with ${answer.statusCode}: ${answer.body}`);
  return v.parse(uploadedSchema, answer.json());
}

/** Every file that uploads have left on the disk. */
export async function filesIn({ settings }: Pick<TestApi, 'settings'>): Promise<string[]> {
  const found = await Promise.all(
    ['attachments', 'uploads'].map(async (folder) => {
      const root = join(settings.dataFolder, folder);
      const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => []);
      return entries.filter((entry) => entry.isFile()).map((entry) => join(folder, entry.name));
    }),
  );
  return found.flat().sort();
}

/** Begins again without any file. */
export async function forgetFiles(api: Pick<TestApi, 'settings' | 'asOwner'>): Promise<void> {
  await api.asOwner('DELETE FROM attachments');
  for (const folder of ['attachments', 'uploads']) {
    await removeFolder(join(api.settings.dataFolder, folder));
  }
}

/** A picture of one colour. */
export function testPicture(format: 'png' | 'jpeg' | 'gif', width = 60, height = 40): Promise<Buffer> {
  const background = { r: 180, g: 40, b: 90 };
  return sharp({ create: { width, height, channels: 3, background } })
    .toFormat(format)
    .toBuffer();
}
