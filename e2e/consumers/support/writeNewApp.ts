import { mkdirSync, writeFileSync } from 'node:fs';

/** Default files of a new app in React: its packages, its settings for types, its build. Only `skipLibCheck` is stricter. */
const packageJson = {
  name: 'app-of-another-team',
  private: true,
  version: '0.0.0',
  type: 'module',
  scripts: { types: 'tsc --project .', build: 'vite build' },
  dependencies: { react: '^19.0.0', 'react-dom': '^19.0.0' },
  devDependencies: {
    '@types/react': '^19.0.0',
    '@types/react-dom': '^19.0.0',
    '@vitejs/plugin-react': '^6.0.0',
    typescript: '^7.0.0',
    vite: '^8.0.0',
  },
};

const tsconfig = {
  compilerOptions: {
    target: 'ES2022',
    lib: ['ES2022', 'DOM', 'DOM.Iterable'],
    module: 'ESNext',
    types: ['vite/client'],
    skipLibCheck: false,
    moduleResolution: 'bundler',
    allowImportingTsExtensions: true,
    verbatimModuleSyntax: true,
    moduleDetection: 'force',
    noEmit: true,
    jsx: 'react-jsx',
    strict: true,
    noUnusedLocals: true,
    noUnusedParameters: true,
    erasableSyntaxOnly: true,
    noFallthroughCasesInSwitch: true,
  },
  include: ['src'],
};

const viteConfig = `import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({ plugins: [react()] });
`;

/** Writes the files of a new app. They are not files here, because Nx would take them for a project of this workspace. */
export function writeNewApp(folder: string): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/package.json`, JSON.stringify(packageJson));
  writeFileSync(`${folder}/tsconfig.json`, JSON.stringify(tsconfig));
  writeFileSync(`${folder}/vite.config.ts`, viteConfig);
}
