import type { FastifyCorsOptions } from '@fastify/cors';
import { headers } from '@callboard/api-contract';
import type { Settings } from '../settings';

/** Lets the pages of the listed origins call the API, and no others. There are no cookies, so no credentials either. */
export function corsOptions({ corsOrigins }: Pick<Settings, 'corsOrigins'>): FastifyCorsOptions {
  return {
    origin: [...corsOrigins],
    methods: ['GET', 'POST', 'PATCH', 'DELETE'],
    allowedHeaders: [...Object.values(headers), 'Content-Type'],
    exposedHeaders: [headers.changeSet, 'ETag', 'Request-Id', 'Retry-After'],
    maxAge: 600,
  };
}
