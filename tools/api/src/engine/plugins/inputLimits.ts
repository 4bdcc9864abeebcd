import { limits } from '@callboard/api-contract';
import { sentences, type ProblemMessage } from '@callboard/api-contract/sentences';
import type { FastifyInstance } from 'fastify';
import { badRequest, refused } from '../problems';

const maxQueryLength = 8_192;
const maxDepth = 32;

/** Refuses what no route needs to see: overlong queries, and bodies that are too long, too deep or have too long lists. */
export function addInputLimits(app: FastifyInstance): void {
  // JSON is the one language of bodies; a route that takes another adds its parser in its own scope.
  app.removeContentTypeParser('text/plain');
  // A body without a sign-in is parsed for everyone, so it is no longer than a form needs.
  app.addHook('onRoute', (route) => {
    const { permission, isUpload } = route.config ?? {};
    if (permission === 'public' && !isUpload) route.bodyLimit ??= limits.maxPublicBodyBytes;
  });
  app.addHook('onRequest', (request, _reply, done) => {
    const { url } = request;
    const start = url.indexOf('?');
    const isTooLong = start >= 0 && url.length - start > maxQueryLength;
    done(isTooLong ? refused(414, sentences.queryTooLong({ kilobytes: 8 })) : undefined);
  });
  app.addHook('preValidation', (request, _reply, done) => {
    const error = isTree(request.body) ? shapeError(request.body, 1) : null;
    done(error === null ? undefined : badRequest(error));
  });
}

function isTree(body: unknown): body is object {
  return typeof body === 'object' && body !== null && !Buffer.isBuffer(body);
}

function shapeError(value: object, depth: number): ProblemMessage | null {
  if (depth > maxDepth) return sentences.bodyTooDeep({ levels: maxDepth });
  if (Array.isArray(value) && value.length > limits.maxBulk) {
    return sentences.bodyListTooLong({ max: limits.maxBulk });
  }
  for (const part of Object.values(value)) {
    const error = isTree(part) ? shapeError(part, depth + 1) : null;
    if (error !== null) return error;
  }
  return null;
}
