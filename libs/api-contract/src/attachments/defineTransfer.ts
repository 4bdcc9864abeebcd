import type * as v from 'valibot';
import type { Audience } from '../defineAction';

/** An answer of a transfer: bytes, JSON of a schema, or nothing. */
export interface TransferAnswer {
  description: string;
  content?: 'bytes' | v.GenericSchema;
}

/** A call whose body or answer is bytes: no input is parsed from JSON, so that the server writes its route itself. */
export interface Transfer {
  summary: string;
  /** The heading that the documentation lists it under. */
  group: string;
  method: 'GET' | 'HEAD' | 'POST' | 'PATCH' | 'DELETE';
  /** Behind the prefix of every version. */
  path: string;
  /** `public` where the address itself is signed. */
  roles: Audience;
  /** Body: its media type, and the form fields next to the file. */
  body?: { type: string; fields?: v.GenericSchema };
  /** It takes an `Idempotency-Key`. */
  isIdempotent?: true;
  answers: Readonly<Record<number, TransferAnswer>>;
}

/** Declares a call that carries bytes, for the documentation and its tests. */
export function defineTransfer<const T extends Transfer>(transfer: T): T {
  return transfer;
}
