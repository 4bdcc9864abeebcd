import type { FastifyCorsOptions } from '@fastify/cors';
import { headers } from '@callboard/api-contract';
import type { Settings } from '../settings';

/** The headers of uploads in parts. */
const tusHeaders = ['Tus-Resumable', 'Upload-Length', 'Upload-Metadata', 'Upload-Offset', 'Upload-Expires'];

/** Lets the pages of the listed origins call the API, and no others. There are no cookies, so no credentials either. */
export function corsOptions({ corsOrigins }: Pick<Settings, 'corsOrigins'>): FastifyCorsOptions {
  return {
    origin: [...corsOrigins],
    methods: ['GET', 'HEAD', 'POST', 'PATCH', 'DELETE'],
    allowedHeaders: [...Object.values(headers), 'Content-Type', ...tusHeaders],
    exposedHeaders: [
      headers.changeSet,
      'Date',
      'ETag',
      'Request-Id',
      'Retry-After',
      'Location',
      ...tusHeaders,
    ],
    maxAge: 600,
  };
}
