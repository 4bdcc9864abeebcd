import { sentences } from '@callboard/api-contract/sentences';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { refused } from '../problems';

/** A full disk is logged in plain words, and the server goes on. */
export function explainFullDisk(
  error: Error & { code?: string },
  request: FastifyRequest,
  _reply: FastifyReply,
): never {
  if (error.code !== 'ENOSPC' && error.code !== 'EDQUOT') throw error;
  request.log.error({ err: error }, 'the disk is full');
  throw refused(507, sentences.diskFull());
}
