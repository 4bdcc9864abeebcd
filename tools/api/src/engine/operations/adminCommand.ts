import { tenants } from '@callboard/all-tenants';
import {
  bodySchema,
  fieldErrors,
  isTenantCode,
  limits,
  tenantCodes,
  type TenantCode,
  declaredRoles,
} from '@callboard/api-contract';
import { collectionNamed } from '@callboard/api-contract/collections';
import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { openDatabase, type Database } from '../database/openDatabase';
import { createMailer } from '../mail/mailer';
import { countAdmins, inviteAdmin, type FutureAdmin } from '../sessions/activations/inviteAdmin';
import { activationMail, activationUrl, type Invited } from '../sessions/activations/activationMail';
import type { Settings } from '../settings';
import { tenantUrl } from '../tenantUrl';
import { completeSettings } from './completeSettings';

const usage = `Use it so: callboard admin --tenant=${tenantCodes[0]} --email=you@example.org [--name="Your Name"]`;

/**
 * Makes an admin of a tenant, on the database that the same environment variables give a server: by an invitation, which is
 * mailed where `SMTP_URL` is set and otherwise shown. Throws an error whose message is a sentence.
 *
 * @example
 * await adminCommand(['--tenant=showquest', '--email=aroha@example.org'], process.env, print);
 */
export async function adminCommand(
  given: readonly string[],
  variables: NodeJS.ProcessEnv,
  print: (sentence: string) => void,
): Promise<void> {
  const { tenant, person } = readArguments(given);
  const settings = completeSettings(variables);
  const database = await openDatabase({ ...settings, notice: print });
  try {
    await makeAdmin({ database, settings, print }, tenant, person);
  } finally {
    await database.close();
  }
}

interface CommandTools {
  database: Database;
  settings: Settings;
  print: (sentence: string) => void;
}

async function makeAdmin(
  { database, settings, print }: CommandTools,
  tenant: TenantCode,
  person: FutureAdmin,
): Promise<void> {
  const { name } = tenants[tenant];
  const { email } = person;
  const admins = await countAdmins(database, tenant);
  if (admins > 0) print(`${name} has ${admins === 1 ? 'an admin' : `${admins} admins`} already.`);
  const made = await inviteAdmin(database, tenant, person);
  switch (made.status) {
    case 'unchanged':
      print(`${email} is one of them. They sign in at ${tenantUrl(settings, tenant)}/login.`);
      return;
    case 'promoted':
      print(`${email} is a user of ${name}, and an admin from now on. Nothing was mailed.`);
      return;
    case 'invited':
      await deliver(settings, made.mail, print);
      return;
    default:
      made satisfies never;
  }
}

async function deliver(settings: Settings, mail: Invited, print: CommandTools['print']): Promise<void> {
  const link = `${activationUrl(settings, mail)}\nIt works once, for ${limits.activationLinkDays} days, and makes whoever opens it an admin.`;
  if (!settings.smtpUrl) {
    print(
      `${mail.email} is invited to be an admin of ${tenants[mail.tenant].name}. Open this link:\n${link}`,
    );
    return;
  }
  try {
    // Sent here and not by a job: the server does not have to run yet, and the caller has to know whether it worked.
    const letter = { id: randomUUID(), created: new Date(), ...activationMail(settings, mail) };
    await createMailer(settings).send(letter);
    print(`The invitation was mailed to ${mail.email}.`);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    print(`The mail to ${mail.email} could not be sent (${reason}). Hand this link over yourself:\n${link}`);
  }
}

function readArguments(given: readonly string[]): { tenant: TenantCode; person: FutureAdmin } {
  const { tenant, email, name = 'New Admin' } = parseOptions(given);
  if (tenant === undefined || email === undefined)
    throw new Error(`--tenant and --email are needed. ${usage}`);
  if (!isTenantCode(tenant)) {
    throw new Error(`There is no tenant '${tenant}': use one of ${tenantCodes.join(', ')}.`);
  }
  const names = name.trim().split(/\s+/);
  const draft = {
    first_name: names.slice(0, -1).join(' ') || (names[0] ?? ''),
    last_name: names.at(-1) ?? '',
    email: email.trim().toLowerCase(),
    roles: ['admin'],
  };
  const parsed = v.safeParse(
    bodySchema(collectionNamed('userActivations'), 'create', declaredRoles('admin')),
    draft,
  );
  if (parsed.success) return { tenant, person: draft };
  const errors = fieldErrors(parsed.issues);
  if (errors['email']) throw new Error(`--email=${email} is not an email address.`);
  throw new Error(`--name makes no sense: ${Object.values(errors).flat().join(', ')}.`);
}

function parseOptions(given: readonly string[]) {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({ args: [...given], options: { tenant: text, email: text, name: text } }).values;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${reason.replace(/\.?$/, '.')} ${usage}`, { cause: error });
  }
}
