/** A refusal on its way to the client: thrown anywhere in a request, presented in one place (`plugins/errorHandler.ts`). */
export class ApiProblem extends Error {
  constructor(
    readonly status: number,
    readonly body: Readonly<Record<string, unknown>>,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(`Refused with ${status}`);
  }
}

export function badRequest(detail: string): ApiProblem {
  return refused(400, detail);
}

/** 400 with messages by field: `invalid({ name: ['Field is required'] })`. */
export function invalid(fields: Readonly<Record<string, readonly string[]>>): ApiProblem {
  return new ApiProblem(400, fields);
}

export function unauthorized(detail = 'Please sign in again.'): ApiProblem {
  return refused(401, detail);
}

export function forbidden(detail = 'You are not allowed to do this.'): ApiProblem {
  return refused(403, detail);
}

/** The same for what does not exist and for what is out of reach. */
export function notFound(detail = 'No item found'): ApiProblem {
  return refused(404, detail);
}

export function conflict(detail: string): ApiProblem {
  return refused(409, detail);
}

/** 503 with the seconds after which another try makes sense. */
export function busy(retryAfterSeconds = 1): ApiProblem {
  return new ApiProblem(
    503,
    { detail: 'The server is busy. Try again in a moment.' },
    { 'retry-after': String(retryAfterSeconds) },
  );
}

/** Any other refusal. */
export function refused(status: number, detail: string): ApiProblem {
  return new ApiProblem(status, { detail });
}
