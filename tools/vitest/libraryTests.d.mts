import type { ViteUserConfig } from 'vitest/config';

export interface LibraryTestsOptions {
  /** How the tests are called in the report. */
  name: string;
  /** Absolute path of the library. */
  root: string;
  /** Where its files run that do not name it themselves. @default 'jsdom' */
  environment?: 'jsdom' | 'node';
  /** The folders that hold tests. @default ['src'] */
  folders?: readonly string[];
  /** Milliseconds: a form is filled in letter by letter, on machines that do other things too. @default 20000 */
  testTimeout?: number;
}

/** Files of a library that run in the same way. */
export interface LibraryProject {
  plugins: ViteUserConfig['plugins'];
  /** Its name is that of the library, and how the files run: `shell, jsdom, alone`. */
  test: { name: string; include: string[]; isolate: boolean; environment: string; setupFiles: string[] };
}

/**
 * How the unit tests of a library run: files share their modules and their document, except those that change modules.
 *
 * @example export default libraryTests({ name: 'uploads', root: import.meta.dirname });
 */
export function libraryTests(options: LibraryTestsOptions): ViteUserConfig;
