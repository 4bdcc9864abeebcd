import type { InlineConfig, PluginOption } from 'vite';

/** The configuration of the build of the ticket shop of an app. */
export function ticketBuild(app: {
  root: string;
  outDir?: string;
  plugins: () => PluginOption[];
  define: Record<string, string>;
}): InlineConfig;
