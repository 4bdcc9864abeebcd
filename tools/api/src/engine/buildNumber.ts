import { product } from '@callboard/api-contract';

declare global {
  /** Put in by the build: see vite.config.ts. */
  var CALLBOARD_BUILD: { version: string; number: string } | undefined;
}

/** Which build this is (clause 1.13). Sources that run unbuilt are `dev`. */
export const buildNumber = globalThis.CALLBOARD_BUILD ?? { version: '0.1.0', number: 'dev' };

/** The version in one word, as answers carry it. */
export const serverName = `${product.handle} ${buildNumber.version} (${buildNumber.number})`;
