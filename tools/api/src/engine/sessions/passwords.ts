import { limits } from '@callboard/api-contract';
import { passwordLength } from '@callboard/api-contract/text';
import { availableParallelism } from 'node:os';
import { atATime } from '../atATime';
import { busy } from '../problems';
import { createHashThread, type HashTask, type HashThread } from './hashing/hashThread';

// OWASP's second option for argon2id: 19 MiB, two passes. An attempt costs some 60 ms of one core.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
// A core is left for everything else: a flood of logins must not make lists wait.
const maxAtWork = Math.max(1, Math.min(4, availableParallelism() - 1));
const maxWaiting = 40;

const hashing = atATime(maxAtWork);
// No more than work at the same time.
const idleThreads: HashThread[] = [];

/** Hashes a password for keeping. */
export async function hashPassword(password: string): Promise<string> {
  return withTurn(() => hash(password));
}

/**
 * Whether a password belongs to a hash. Without a hash (the email is unknown) it works as long and answers false, so that the
 * time reveals nothing.
 */
export async function isPassword(password: string, passwordHash: string | null): Promise<boolean> {
  const isRightLength = passwordLength(password) <= limits.passwordMax;
  const isRight = await withTurn(async () => {
    // Made before it is needed, so that not even the first stranger waits longer than an owner.
    const stranger = await unknownHash();
    return onThread(taskOf(isRightLength ? password : '', passwordHash ?? stranger));
  });
  return isRight === true && passwordHash !== null && isRightLength;
}

// It is part of what is stored: a code of another cost would not be recognised.
const codeCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * Hashes a short random code so that it is found by its hash: always the same for one salt, and as slow as a password, because there
 * are few enough codes to try them all.
 */
export async function hashCode(code: string, salt: Uint8Array): Promise<Buffer> {
  const encoded = await withTurn(() =>
    onThread({ password: code, passwordHash: null, cost: codeCost, salt }),
  );
  return Buffer.from(String(encoded).split('$').at(-1) ?? '', 'base64');
}

let madeUp: Promise<string> | undefined;
function unknownHash(): Promise<string> {
  return (madeUp ??= hash('Nobody has this password 1'));
}

async function hash(password: string): Promise<string> {
  return String(await onThread(taskOf(password, null)));
}

function taskOf(password: string, passwordHash: string | null): HashTask {
  return { password: password.normalize('NFC'), passwordHash, cost };
}

async function onThread(task: HashTask): Promise<string | boolean> {
  const thread = idleThreads.pop() ?? createHashThread();
  try {
    return await thread(task);
  } finally {
    idleThreads.push(thread);
  }
}

/** Refuses before anything is read from the database or counted, when a password would wait too long for its check. */
export function refuseWhenBusy(): void {
  if (hashing.countWaiting() >= maxWaiting) throw busy(2);
}

/** Hashing takes memory and a core each: a few at a time, some in the queue, and the rest are refused for now. */
async function withTurn<T>(work: () => Promise<T>): Promise<T> {
  refuseWhenBusy();
  return hashing.inTurn(work);
}
