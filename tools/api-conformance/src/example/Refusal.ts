import { problemWords } from '@callboard/api-contract';

const words: Readonly<Record<number, string>> = {
  400: problemWords.invalid,
  401: problemWords.unauthorized,
  404: problemWords.missing,
  412: problemWords.stale,
  413: problemWords.refused,
};

/** Refusal of a call. */
export class Refusal extends Error {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;

  constructor(status: number, body: Readonly<Record<string, unknown>>) {
    super(String(status));
    this.status = status;
    this.body = body;
  }
}

/** A refusal with the sentence of its status. */
export function refuse(status: number): Refusal {
  return new Refusal(status, { detail: words[status] });
}

/** A 400 that names what is wrong: `{name: ['Field is required']}`. */
export function refuseFields(fields: Readonly<Record<string, readonly string[]>>): Refusal {
  return new Refusal(400, fields);
}

/** An action that was not done. */
export function refusedAction(message: string): Refusal {
  return new Refusal(400, { success: false, data: {}, error: { message } });
}
