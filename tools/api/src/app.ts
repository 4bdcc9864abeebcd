import Fastify, { type FastifyInstance } from 'fastify';
import { addErrorHandler, presentError } from './plugins/errorHandler';
import type { Settings } from './settings';

/** What an app is made of: all that it does not make itself. */
export interface AppDependencies {
  settings: Settings;
}

/** The server as a table of contents: plugins → own plugins → collections → actions → routes. */
export function buildApp(_dependencies: AppDependencies): FastifyInstance {
  const app = Fastify({
    bodyLimit: 1_048_576,
    requestTimeout: 30_000,
    return503OnClosing: true,
    forceCloseConnections: 'idle',
    frameworkErrors: (error, request, reply) => void presentError(error, request, reply),
    routerOptions: { ignoreTrailingSlash: true },
  });
  addErrorHandler(app);
  return app;
}
