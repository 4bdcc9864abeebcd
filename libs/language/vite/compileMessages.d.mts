import type { Plugin } from 'vite';

/** Compiles the texts with parts when an app is built. */
export declare function compileMessages(): Plugin;

/** The texts with parts in the source of a `messages.ts`. */
export declare function textsOf(code: string): string[];
