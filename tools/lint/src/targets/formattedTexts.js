import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import prettier from 'prettier';

/** Digests of texts that Prettier has accepted. All checkouts of a user share them: a new clone is formatted as the one before. */
const folder = join(process.env['XDG_CACHE_HOME'] ?? join(homedir(), '.cache'), 'callboard');
const file = join(folder, 'formatted.json');

/** Above this the oldest are forgotten: three times the files of the workspace. */
const most = 30_000;

/** Opens the texts that were accepted before; what cannot be read or written counts as no cache. */
export function openFormattedTexts() {
  const known = new Set(readKnown());
  const before = known.size;
  return {
    /** @param {string} text @param {object} options */
    digestOf: (text, options) =>
      createHash('sha1')
        .update(JSON.stringify([prettier.version, options]))
        .update(text)
        .digest('base64'),
    /** @param {string} digest */
    has: (digest) => known.has(digest),
    /** @param {string} digest */
    add: (digest) => known.add(digest),
    save() {
      if (known.size === before) return;
      try {
        mkdirSync(folder, { recursive: true });
        const written = `${file}.${process.pid}`;
        writeFileSync(written, JSON.stringify([...known].slice(-most)));
        renameSync(written, file);
      } catch {
        // The next run checks all again.
      }
    },
  };
}

/** @returns {string[]} */
function readKnown() {
  try {
    const digests = JSON.parse(readFileSync(file, 'utf8'));
    return Array.isArray(digests) ? digests : [];
  } catch {
    return [];
  }
}
