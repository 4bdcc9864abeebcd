import { apiPrefix, callPaths } from '@callboard/api-contract';
import { attachmentPaths, uploadedSchema } from '@callboard/api-contract/attachments';
import { createHash, randomBytes } from 'node:crypto';
import * as v from 'valibot';
import { testPassword } from '../../testKit/testAccount';
import type { Connection } from './openConnection';
import { expectStatus } from './startClients';

type Headers = Readonly<Record<string, string>>;

const json = { 'content-type': 'application/json' };
const tus = { 'tus-resumable': '1.0.0' };

/** A write of which every one is acknowledged or not: a region of a name of its own. Answers that name. */
export async function writeRegion(connection: Connection, headers: Headers, name: string): Promise<string> {
  const call = { method: 'POST', path: regionsPath, headers: { ...headers, ...json } } as const;
  expectStatus(await connection.send({ ...call, body: JSON.stringify({ name }) }), 201);
  return name;
}

export const regionsPath = `${apiPrefix()}callboard/regions`;

const signedInSchema = v.object({ data: v.object({ authorization: v.object({ token: v.string() }) }) });

/** Signs in by email and password. Answers the token of the session. */
export async function signIn(connection: Connection, email: string): Promise<string> {
  const answer = await connection.send({
    method: 'POST',
    path: `${apiPrefix()}${callPaths.userActions(21)}`,
    headers: { ...json, domain: 'showquest' },
    body: JSON.stringify({ action: 'login', data: { email, password: testPassword } }),
  });
  const { data } = v.parse(signedInSchema, JSON.parse(expectStatus(answer, 200).body.toString()));
  return data.authorization.token;
}

export interface SentFile {
  hashcode: string;
  digest: string;
}

const partBytes = 128 * 1_024;

/** Uploads a few hundred KB of chance in parts by the tus protocol, as browsers upload large files: each part can reach another process. */
export async function uploadFile(connection: Connection, headers: Headers, name: string): Promise<SentFile> {
  const content = randomBytes(2 * partBytes + 1 + (randomBytes(2).readUInt16BE() % partBytes));
  const begun = await connection.send({
    method: 'POST',
    path: `${apiPrefix()}${attachmentPaths.resumable}`,
    headers: {
      ...headers,
      ...tus,
      'upload-length': String(content.length),
      'upload-metadata': `name ${Buffer.from(name).toString('base64')}`,
    },
  });
  const { location = '' } = expectStatus(begun, 201).headers;
  const { pathname: path } = new URL(location, 'https://any.example');
  const sendPart = (from: number) =>
    connection.send({
      method: 'PATCH',
      path,
      headers: {
        ...headers,
        ...tus,
        'content-type': 'application/offset+octet-stream',
        'upload-offset': String(from),
      },
      body: content.subarray(from, from + partBytes),
    });
  expectStatus(await sendPart(0), 204);
  expectStatus(await sendPart(partBytes), 204);
  const last = expectStatus(await sendPart(2 * partBytes), 200);
  const { hashcode } = v.parse(uploadedSchema, JSON.parse(last.body.toString()));
  return { hashcode, digest: digestOf(content) };
}

export function digestOf(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}
