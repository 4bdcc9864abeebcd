import type { PluginOption, UserConfig } from 'vite';

/**
 * The build of an app, the same for every tenant: served from the root of its site, files named by their content, no inline
 * script but that of `login.html`, and the build number inside (clause 1.13).
 *
 * @param app Whose it is: without a tenant, the build has the collections of all tenants.
 * @example
 * export default appConfig({ tenant: 'showquest' });
 */
export function appConfig(app?: { tenant?: string }): UserConfig;

/** The plugins that compile the code of an app. */
export function codePlugins(): PluginOption[];
