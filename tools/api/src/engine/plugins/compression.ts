import type { FastifyCompressOptions } from '@fastify/compress';
import { constants } from 'node:zlib';

// Level 3 of both makes a list of 50 a tenth of its size in half the time of the next levels, which gain a twentieth.
const level = 3;

/**
 * Compresses JSON for those who take it. Nothing else: pages and their assets are compressed when they are built, files are what
 * people sent, and an import's progress has to arrive line by line.
 *
 * Anyone who can put text into an answer and see its compressed length can guess at a secret in the same answer (BREACH). So the
 * routes that answer tokens, codes and tickets set `compress: false`. Of the others no page of a stranger can have an answer
 * made, because the session is in a header that it does not know and in no cookie.
 */
export const compression: FastifyCompressOptions = {
  encodings: ['br', 'gzip'],
  customTypes: /^application\/json\b/,
  threshold: 1_024,
  // Lists are compressed where they are: a stream for each costs more than the half of a millisecond that this takes.
  syncThreshold: 131_072,
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: level } },
  zlibOptions: { level },
  // A compressed body would be a bomb; no one needs to send one.
  globalDecompression: false,
};
