import { describe, expect, it } from 'vitest';
import { findUnresolved } from './documents/findUnresolved.js';
import { readRepository, readText } from './documents/readRepository.js';

const repository = readRepository();

describe('the documents', () => {
  it.each(repository.documents)('%s names only what is there', (path) => {
    expect(findUnresolved(path, readText(path), repository)).toEqual([]);
  });

  it('of Storybook have no tables of Markdown, which it shows as text', () => {
    const pages = repository.documents.filter((path) => path.endsWith('.mdx'));
    expect(pages.filter((path) => /^\| ?-/m.test(readText(path)))).toEqual([]);
  });

  // For a newcomer: what operators need is in OPERATE.md of the API.
  it('begin with a README of at most 100 lines', () => {
    expect(readText('README.md').trimEnd().split('\n').length).toBeLessThanOrEqual(100);
  });

  it('have a walk that names the files of the way', () => {
    expect(
      readText('.storybook/docs/the-walk.mdx').match(/`(?:apps|libs|tools)\/[\w./-]+`/g)?.length,
    ).toBeGreaterThan(20);
  });

  it('draw every library in the architecture, by names that are there', () => {
    const drawing = /```([\s\S]*?)```/.exec(readText('.storybook/docs/architecture.mdx'))?.[1] ?? '';
    const libraries = [...repository.paths].flatMap((path) => /^libs\/([\w-]+)$/.exec(path)?.[1] ?? []);
    const drawn = new Set(drawing.match(/[\w-]+/g));
    expect(libraries.filter((library) => !drawn.has(library))).toEqual([]);
    const names = [...drawn].filter((name) => /[a-z][A-Z]/.test(name));
    expect(names.filter((name) => !repository.words.has(name))).toEqual([]);
  });
});

describe('the test of documents', () => {
  it.each([
    ['a path', '`libs/domain/src/shows`'],
    ['a path of its folder', '`list/goneState.ts`'],
    ['a file without its ending', '`list/goneState`'],
    ['a path next to it', '`../gone/README.md`'],
    ['a link', '[the page](gone.md)'],
    ['a script', '`npm run gone`'],
    ['a generator', '`npx nx g gone --name=x`'],
    ['an option of a generator', '`npx nx g kind --of=x`'],
    ['a project', '`npx nx test @callboard/gone`'],
    ['tests', '`npx vitest run src/database/states -u`'],
    ['a file of a command', '```sh\nnode tools/lint/src/gone.js # why\n```'],
    ['a configuration', '`npx playwright test --config=e2e/gone.config.ts`'],
    // In two parts: a name that stands here would be one of the sources.
    ['a name', `Screens call \`use${'GoneThings'}()\`.`],
  ])('finds %s that is gone', (_, source) => {
    expect(findUnresolved('tools/api/README.md', source, repository)).toHaveLength(1);
  });

  it('passes what is there, and examples', () => {
    const source = `\`libs/domain/src/lists/\` \`src/app.ts\` \`npm run dev\` \`npx nx g kind --name=x\` \`useRows\`
      \`npx vitest run src/engine/database/states -u\` \`libs/<name>/src\` \`apps/dancequest/src\` [a](OPERATE.md)`;
    expect(findUnresolved('tools/api/README.md', source, repository)).toEqual([]);
  });
});
