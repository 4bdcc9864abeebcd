import { fieldProblemsKey } from '@callboard/api-contract';
import { messageOf, sentences, type ProblemMessage } from '@callboard/api-contract/sentences';

/** The text for the client: a sentence of the catalogue with its facts. */
export type Message = ProblemMessage | string;

/** A refusal of a request: thrown anywhere in it, presented in one place (`plugins/errorHandler.ts`). */
export class ApiProblem extends Error {
  constructor(
    readonly status: number,
    readonly body: Readonly<Record<string, unknown>>,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(`Refused with ${status}`);
  }
}

export function badRequest(message: Message): ApiProblem {
  return refused(400, message);
}

/** 400 with messages by field: `invalid({ name: [sentences.required()] })`. */
export function invalid(fields: Readonly<Record<string, readonly Message[]>>): ApiProblem {
  const messages = Object.entries(fields).map(([field, said]) => [field, said.map(toMessage)] as const);
  const texts = messages.map(([field, said]) => [field, said.map(({ sentence }) => sentence)]);
  const codes = messages.map(([field, said]) => [field, said.map(codeOf)]);
  return new ApiProblem(400, {
    ...Object.fromEntries(texts),
    [fieldProblemsKey]: Object.fromEntries(codes),
  });
}

export function unauthorized(message: Message = sentences.signInAgain()): ApiProblem {
  return refused(401, message);
}

export function forbidden(message: Message = sentences.notAllowed()): ApiProblem {
  return refused(403, message);
}

/** The same for what does not exist and for what the user cannot read. */
export function notFound(message: Message = sentences.noItem()): ApiProblem {
  return refused(404, message);
}

export function conflict(message: Message): ApiProblem {
  return refused(409, message);
}

/** 503 with the seconds after which another try makes sense. */
export function busy(retryAfterSeconds = 1): ApiProblem {
  return refused(503, sentences.serverBusy(), {}, { 'retry-after': String(retryAfterSeconds) });
}

/** Any other refusal, with what its body carries besides the sentence. */
export function refused(
  status: number,
  message: Message,
  extra: Readonly<Record<string, unknown>> = {},
  headers: Readonly<Record<string, string>> = {},
): ApiProblem {
  const said = toMessage(message);
  return new ApiProblem(status, { detail: said.sentence, ...codeOf(said), ...extra }, headers);
}

/** The refusal of an action in its envelope: 400 unless `status` is another. */
export function refusedAction(
  message: Message,
  data: object = {},
  status = 400,
  headers: Readonly<Record<string, string>> = {},
): ApiProblem {
  const said = toMessage(message);
  const error = { message: said.sentence, ...codeOf(said) };
  return new ApiProblem(status, { success: false, data, error }, headers);
}

type Said = Pick<ProblemMessage, 'sentence'> & Partial<ProblemMessage>;

/** Schemas speak in sentences alone; those of the catalogue have a code by which they are translated. */
function toMessage(message: Message): Said {
  return typeof message === 'string' ? (messageOf(message) ?? { sentence: message }) : message;
}

/** `code` and `facts` as the wire carries them next to a sentence; facts only where there are any. */
function codeOf({ code, facts = {} }: Said): object {
  if (code === undefined) return {};
  return Object.keys(facts).length > 0 ? { code, facts } : { code };
}
