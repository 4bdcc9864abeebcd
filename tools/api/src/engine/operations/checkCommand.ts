import { connect } from '@nats-io/transport-node';
import { createTransport } from 'nodemailer';
import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import * as v from 'valibot';
import { createIncoming, incomingFolder } from '../attachments/incoming';
import { openFileStore } from '../attachments/storage/openFileStore';
import { directAddress } from '../database/appRole';
import { assertDurable } from '../database/assertDurable';
import { checkedRows } from '../database/checkedRows';
import { natsServer } from '../database/createNatsFanOut';
import { databaseId } from '../database/databaseId';
import { startEmbedded } from '../database/embedded/startEmbedded';
import { inspectReplica } from '../database/openReplicaServer';
import { pendingMigrations, readMigrations } from '../database/migrate';
import { databaseAt, isMissingDatabase, withClient } from '../database/withClient';
import { fingerprintOf, hasKey } from '../secrets/checkSecretKey';
import { readSecretKey } from '../secrets/secretKey';
import type { Settings } from '../settings';
import { completeSettings } from './completeSettings';
import { noArguments } from './noArguments';

/** Answer of a part of an installation: that it works, or what to do. */
interface Finding {
  part: string;
  isOk: boolean;
  text: string;
}

/** Each part has this long to answer. */
const answerMs = 4_000;

/**
 * Checks the settings and everything that they lead to, and prints a line for each: ok, or what to do. It migrates nothing.
 *
 * @returns The exit code: 0 where everything is ok.
 */
export async function checkCommand(
  given: readonly string[],
  variables: NodeJS.ProcessEnv,
  print: (line: string) => void,
): Promise<number> {
  noArguments('check', given);
  const settings = completeSettings(variables);
  let isAllOk = true;
  const show = ({ part, isOk, text }: Finding): void => {
    isAllOk &&= isOk;
    print(`${isOk ? 'ok   ' : 'TO DO'}  ${part.padEnd(10)}  ${text}`);
  };
  show({ part: 'settings', isOk: true, text: `they make sense, for ${settings.environment}` });
  const parts = await Promise.all([
    checkDatabase(settings),
    ofPart('mail', checkMail(settings)),
    ofPart('NATS', checkNats(settings)),
  ]);
  parts.flat().forEach(show);
  // After the others: the client of buckets takes a second to load, in which no answer is heard.
  show(await ofPart('files', checkFiles(settings)));
  return isAllOk ? 0 : 1;
}

/** Work that takes longer counts as no answer. */
async function inTime<T>(work: Promise<T>, what: string): Promise<T> {
  const late = new AbortController();
  const silence = pause(answerMs, undefined, late).then(() => {
    throw new Error(`${what} does not answer`);
  });
  return Promise.race([work, silence]).finally(() => late.abort());
}

/** The finding of one part: the text that it resolves to, or the error that it fails with. */
async function ofPart(part: string, work: Promise<string>): Promise<Finding> {
  return work.then(
    (text) => ({ part, isOk: true, text }),
    (error: unknown) => ({ part, isOk: false, text: reasonOf(error) }),
  );
}

function reasonOf(error: unknown): string {
  const reason = error instanceof Error && error.message !== '' ? error.message : String(error);
  return reason.replace(/\.?\s*$/, '.');
}

async function checkDatabase(settings: Settings): Promise<Finding[]> {
  const { databaseUrl } = settings;
  if (databaseUrl) return inspect(settings, databaseUrl);
  try {
    const server = await startEmbedded(settings.dataFolder);
    return await inspect(settings, server.url('callboard')).finally(() => server.release());
  } catch (error) {
    return [{ part: 'database', isOk: false, text: reasonOf(error) }];
  }
}

async function inspect(settings: Settings, url: string): Promise<Finding[]> {
  const isEmbedded = settings.databaseUrl === undefined;
  const work = withClient(
    url,
    async (owner) => {
      const [server] = await checkedRows(
        owner,
        v.object({ version: v.string() }),
        `SELECT current_setting('server_version') AS version`,
      );
      await assertDurable(owner);
      return [
        {
          part: 'database',
          isOk: true,
          text: `PostgreSQL ${server?.version}${isEmbedded ? ', embedded' : ''}`,
        },
        await ofPart('migrations', checkMigrations(owner)),
        await ofPart('secret key', checkKey(owner, settings)),
        ...(settings.readUrl ? [await ofPart('replica', checkReplica(owner, url, settings.readUrl))] : []),
      ];
    },
    { patienceMs: 0 },
  );
  return inTime(work, databaseAt(url)).catch((error: unknown) =>
    // A new installation has none yet.
    isEmbedded && isMissingDatabase(error)
      ? [{ part: 'database', isOk: true, text: 'embedded, made at the first start' }]
      : [
          {
            part: 'database',
            isOk: false,
            text: reasonOf(error) + (isEmbedded ? '' : ' DATABASE_URL names it.'),
          },
        ],
  );
}

/** The owner's login is at the replica too, and before the first start the application has none. */
async function checkReplica(owner: pg.Client, ownerUrl: string, readUrl: string): Promise<string> {
  const id = await databaseId(owner);
  const address = directAddress(readUrl, ownerUrl);
  const work = withClient(address, (client) => inspectReplica(client, id), { patienceMs: 0 });
  await inTime(work, databaseAt(address)).catch((error: unknown) => {
    throw new Error(
      `${databaseAt(address)} is not used for reads: ${reasonOf(error)} DATABASE_READ_URL names it`,
    );
  });
  return `${databaseAt(address)} follows the database`;
}

async function checkMigrations(owner: pg.Client): Promise<string> {
  const pending = await pendingMigrations(owner, await readMigrations());
  if (pending.length === 0) return 'none is pending';
  throw new Error(`${pending.length} are pending: run callboard migrate, or start the server`);
}

async function checkKey(owner: pg.Client, settings: Settings): Promise<string> {
  const { rowCount } = await owner.query(`SELECT WHERE to_regclass('public.installation') IS NOT NULL`);
  const [known] = rowCount
    ? await checkedRows(
        owner,
        v.object({ value: v.string() }),
        `SELECT value FROM installation WHERE fact = 'secret_key'`,
      )
    : [];
  if (!known) return hasKey(settings) ? 'it is there' : 'made at the first start';
  if (hasKey(settings) && fingerprintOf(await readSecretKey(settings)) === known.value)
    return 'it is the one of this database';
  throw new Error(
    'This database was begun with another one: set CALLBOARD_SECRET_KEY to it, or bring the file secret.key back',
  );
}

async function checkMail({ smtpUrl, mailFrom, environment }: Settings): Promise<string> {
  if (!smtpUrl) {
    if (environment === 'development') return 'they lie in the outbox';
    throw new Error('No mail is sent: set SMTP_URL');
  }
  const { hostname } = new URL(smtpUrl);
  const transport = createTransport({ url: smtpUrl, connectionTimeout: answerMs, greetingTimeout: answerMs });
  await inTime(transport.verify(), `The mail server ${hostname}`)
    .catch((error: unknown) => {
      throw new Error(`${reasonOf(error)} SMTP_URL names ${hostname}`);
    })
    .finally(() => transport.close());
  if (environment !== 'development' && mailFrom.includes('@callboard.test'))
    throw new Error('Set MAIL_FROM to a sender of yours: no one takes mails of the default one');
  return `${hostname} takes them`;
}

async function checkNats({ natsUrl }: Settings): Promise<string> {
  if (!natsUrl) return 'PostgreSQL does its work';
  const { host } = new URL(natsUrl);
  const work = connect({ ...natsServer(natsUrl), timeout: answerMs, reconnect: false }).then(
    async (connection) => {
      await connection.flush();
      await connection.close();
    },
  );
  await inTime(work, `NATS at ${host}`).catch((error: unknown) => {
    throw new Error(`NATS at ${host} cannot be used: ${reasonOf(error)} NATS_URL names it`);
  });
  return `${host} answers`;
}

async function checkFiles(settings: Settings): Promise<string> {
  const { bucket, dataFolder } = settings;
  const place = bucket
    ? `The bucket ${bucket.bucket} at ${new URL(bucket.endpoint).host}`
    : `The folder ${dataFolder}`;
  const store = openFileStore(settings);
  const key = `check/${randomUUID()}`;
  const work = createIncoming(incomingFolder(settings)).within(async (folder) => {
    const path = join(folder, 'check');
    await writeFile(path, key);
    await store.put(key, path);
    const bytes = await store.read(key, null);
    const chunks: Buffer[] = [];
    for await (const chunk of bytes ?? []) chunks.push(Buffer.from(chunk));
    await store.remove(key);
    if (Buffer.concat(chunks).toString() !== key) throw new Error('it gives other bytes than it got');
  });
  await inTime(work, place).catch((error: unknown) => {
    const variable = bucket
      ? 'the variables CALLBOARD_S3_… name it'
      : 'set CALLBOARD_DATA to one that can be written to';
    throw new Error(`${place} cannot be used: ${reasonOf(error)} ${variable}`);
  });
  return `${place} takes and gives files`;
}
