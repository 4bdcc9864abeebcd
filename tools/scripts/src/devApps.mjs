import { inWorkspace } from './workspace.mjs';

/**
 * Vite's development servers, one for each app, made when the app is first requested.
 *
 * @param {import('node:http').Server} server the one through which their hot reload speaks
 */
export function createDevApps(server) {
  /** @type {Map<string, Promise<import('vite').ViteDevServer>>} */
  const started = new Map();

  /** @param {string} app */
  async function start(app) {
    const { createServer } = await import('vite');
    const root = inWorkspace('apps', app);
    return createServer({
      root,
      configFile: inWorkspace('apps', app, 'vite.config.ts'),
      cacheDir: inWorkspace('node_modules', '.vite', app),
      server: { middlewareMode: true, hmr: { server, path: `/__hmr/${app}` }, allowedHosts: ['.localhost'] },
    });
  }

  return {
    /** @param {string} app @returns {Promise<import('./devGateway.mjs').Handler>} */
    async handler(app) {
      const found = started.get(app) ?? start(app);
      started.set(app, found);
      return (await found).middlewares;
    },
    async close() {
      const servers = await Promise.all(started.values());
      await Promise.all(servers.map((each) => each.close()));
    },
  };
}
