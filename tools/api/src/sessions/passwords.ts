import { limits } from '@callboard/api-contract';
import { hash, verify } from '@node-rs/argon2';
import { busy } from '../problems';

// OWASP's second choice for argon2id: 19 MiB, two passes. An attempt costs some 60 ms of one core.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const maxAtWork = 2;
const maxWaiting = 40;

let atWork = 0;
const waiting: (() => void)[] = [];

/** Hashes a password for keeping. */
export async function hashPassword(password: string): Promise<string> {
  return withTurn(() => hash(password.normalize('NFC'), cost));
}

/**
 * Whether a password belongs to a hash. Without a hash (nobody has that e-mail) it works as long and says no, so that the time
 * tells nothing.
 */
export async function isPassword(password: string, passwordHash: string | null): Promise<boolean> {
  const isRightLength = password.length <= limits.passwordMax;
  const isRight = await withTurn(async () =>
    verify(passwordHash ?? (await unknownHash()), isRightLength ? password.normalize('NFC') : ''),
  );
  return isRight && passwordHash !== null && isRightLength;
}

/** The sentence against a password that may not be chosen; null where it may (clause 5.12). */
export function passwordFault(password: string): string | null {
  if (password.length < limits.passwordMin)
    return `Password must be at least ${limits.passwordMin} characters long`;
  if (password.length > limits.passwordMax) return `The maximum length allowed is ${limits.passwordMax}`;
  if (!password.isWellFormed() || !/\p{Lu}/u.test(password) || !/\d/.test(password))
    return 'Password must be strong';
  return null;
}

let madeUp: Promise<string> | undefined;
function unknownHash(): Promise<string> {
  return (madeUp ??= hash('Nobody has this password 1', cost));
}

/** Hashing takes memory and a core each: a few at once, some in the queue, and the rest are told to come back. */
async function withTurn<T>(work: () => Promise<T>): Promise<T> {
  if (atWork < maxAtWork) atWork += 1;
  else if (waiting.length >= maxWaiting) throw busy(2);
  else await new Promise<void>((turn) => waiting.push(turn));
  try {
    return await work();
  } finally {
    // The place is handed on without being given up, so that nobody can slip in between.
    const next = waiting.shift();
    if (next) next();
    else atWork -= 1;
  }
}
