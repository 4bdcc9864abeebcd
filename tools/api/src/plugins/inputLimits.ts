import { limits } from '@callboard/api-contract';
import type { FastifyInstance } from 'fastify';
import { badRequest, refused } from '../problems';

const maxQueryLength = 8_192;
const maxDepth = 32;

/** What no route needs to see: overlong queries, and bodies that are too deep or hold too long lists. */
export function addInputLimits(app: FastifyInstance): void {
  // JSON is the one language of bodies; a route that takes another adds its parser in its own scope.
  app.removeContentTypeParser('text/plain');
  app.addHook('onRequest', async (request) => {
    const start = request.raw.url?.indexOf('?') ?? -1;
    if (start >= 0 && (request.raw.url?.length ?? 0) - start > maxQueryLength) {
      throw refused(414, 'The query is longer than 8 kB.');
    }
  });
  app.addHook('preValidation', async (request) => {
    const body: unknown = request.body;
    if (typeof body === 'object' && body !== null && !Buffer.isBuffer(body)) checkShape(body, 1);
  });
}

function checkShape(value: object, depth: number): void {
  if (depth > maxDepth) throw badRequest(`The body is nested more than ${maxDepth} deep.`);
  if (Array.isArray(value) && value.length > limits.maxBulk) {
    throw badRequest(`The body has a list of more than ${limits.maxBulk} items.`);
  }
  for (const part of Object.values(value)) {
    if (typeof part === 'object' && part !== null) checkShape(part, depth + 1);
  }
}
