import { execFileSync } from 'node:child_process';
import { compileMessages } from '@callboard/language/vite';
import react from '@vitejs/plugin-react';
import { layersFirst } from './layersFirst.mjs';
import { prerenderLogin } from './prerenderLogin.mjs';

/** A plain module, because Vite hands what a configuration imports from a package to Node as it is. */
export function appConfig() {
  const define = {
    'import.meta.env.VITE_BUILD': JSON.stringify(process.env.VITE_BUILD ?? commit('%h') ?? 'dev'),
    'import.meta.env.VITE_BUILT_ON': JSON.stringify(process.env.VITE_BUILT_ON ?? commit('%cs') ?? ''),
  };
  return {
    base: '/',
    plugins: [codePlugins(), layersFirst(), prerenderLogin({ plugins: codePlugins, define })],
    define,
    // Every browser that the app is built for has React's own hook: what stands in for it elsewhere need not be carried.
    resolve: { alias: [{ find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' }] },
    build: {
      outDir: 'dist',
      // Browsers of this age know light-dark(), by which a part of a page can have a mode of its own.
      cssTarget: ['chrome123', 'safari17.5', 'firefox120'],
      // Inlined files would be data: addresses, which the content security policy refuses for all but images.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      // 2 kB less on the way to the first list than what Vite minifies with by itself.
      minify: 'terser',
      terserOptions: { module: true, ecma: 2020, compress: { passes: 3 } },
      reportCompressedSize: false,
      rolldownOptions: {
        // Else what each set of parts shares is a file of its own. The page of the login is one file, and what a dozen parts need
        // another: the first list is sooner there, and 4 kB lighter.
        output: {
          codeSplitting: {
            groups: [
              { name: 'start', tags: ['$initial'], priority: 1 },
              { name: 'shared', minShareCount: 13, test: ofFirstList },
              { name: 'firstList', test: smallOfFirstList },
            ],
          },
        },
      },
    },
  };
}

// What the code needs wherever it runs: in the browser, and in Node where the login page is rendered for the build. Without the
// React Compiler: what it adds to every component made the first list 12 kB heavier than it may be.
function codePlugins() {
  return [compileMessages(), react()];
}

// What stands in a dozen parts, but not in the first list: pictures of people, cards, dialogs, and the words of what is not shown.
const ofFirstList =
  /^(?!.*[\\/](?:Avatar|RecordAvatar|Breadcrumb|Card|Dialog|KeyValueList|Tabs|records[\\/]src[\\/]profile|forms[\\/]src)[\\/])(?!.*[\\/](?:displayMessages|FieldValue|TimeText|DurationText|toMinutes)\.)/;

// What the first list shares with a few parts only: as files of their own they weigh more than what is in them.
const smallOfFirstList =
  /[\\/](?:useToday|monthDays|useSignedIn|ToolContext|logout|saveFile|SegmentedControl|useNotifications|useUserActions)\b/;

// The commit's own hash and day, so that building the same commit twice gives the same bytes.
/** @param {string} format */
function commit(format) {
  try {
    const output = execFileSync('git', ['log', '-1', `--format=${format}`], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return output.trim() || undefined;
  } catch {
    return undefined;
  }
}
