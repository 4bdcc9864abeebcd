import { isHashcode } from '@callboard/api-contract';
import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Database } from '../../database/openDatabase';
import type { MailQueue } from '../../mail/mailQueue';
import { ApiProblem } from '../../problems';
import type { Settings } from '../../settings';
import type { Activations } from '../activations/createActivations';
import type { Passkeys } from '../security/passkeys';
import type { Secrets } from '../security/secrets';
import type { TwoStep } from '../security/twoStep';
import type { NotifyOwner } from '../queueNotice';
import type { SessionStore } from '../sessionStore';
import type { Tickets } from '../tickets';

/** What the actions of a user work with. */
export interface ActionTools {
  database: Database;
  sessions: SessionStore;
  mails: MailQueue;
  notifyOwner: NotifyOwner;
  settings: Settings;
  secrets: Secrets;
  tickets: Tickets;
  twoStep: TwoStep;
  passkeys: Passkeys;
  activations: Activations;
}

/** One action of `POST user/actions`: from what the body brought (`data`, `target`) to the `data` of the answer. */
export type UserAction = (
  tools: ActionTools,
  request: FastifyRequest,
  given: unknown,
  target: unknown,
) => Promise<object>;

/** `{"success": false, …}`: the refusal of an action, in the words that the user sees. */
export function refuseAction(message: string, data: object = {}, status = 400, headers = {}): ApiProblem {
  return new ApiProblem(status, { success: false, data, error: { message } }, headers);
}

/** What an action was given, or the refusal that clause 5.14 asks for. */
export function parseGiven<T>(schema: v.GenericSchema<unknown, T>, given: unknown): T {
  const parsed = v.safeParse(schema, given);
  if (!parsed.success) throw refuseAction('wrong payload');
  return parsed.output;
}

/** Any text that a person can type as an email, in the form in which emails are kept. */
export const emailSchema = v.pipe(
  v.string(),
  v.maxLength(254),
  v.check((value) => value.isWellFormed() && !value.includes('\0')),
  v.normalize('NFKC'),
  v.trim(),
  v.toLowerCase(),
  v.minLength(1),
);

/** A password as it is typed; too long ones are refused by `chosenPasswordFault` or are simply wrong. */
export const typedPassword = v.pipe(v.string(), v.minLength(1), v.maxLength(1_000));

export const hashcodeSchema = v.pipe(v.string(), v.check(isHashcode));

/** A token of ours, as long as one can be. */
export const tokenSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(200));
