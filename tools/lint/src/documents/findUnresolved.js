import { dirname, join } from 'node:path/posix';

/** @typedef {import('./readRepository.js').Repository} Repository */

/** Names that no repository has: an example, a placeholder, output of a build, a folder of a server. */
const examples =
  /sponsor|dancequest|[<>…*{]|(?:^|\/)(?:dist|node_modules)(?:\/|$)|^X\.|X$|^\/|^server\.mjs$/i;
/** Names of other systems. */
const foreign = new Set(['terminationGracePeriodSeconds']);
const places = String.raw`(?:apps|libs|tools|e2e|\.storybook|\.ci)/[\w./-]+`;

/**
 * Paths, links, commands and names of a document that the repository does not have. Names are those in backticks with a capital letter
 * inside; names of other systems are listed here.
 *
 * @param {string} document @param {string} source @param {Repository} repository
 * @returns {string[]}
 */
export function findUnresolved(document, source, repository) {
  const blocks = [...source.matchAll(/```\w*\n([\s\S]*?)```/g)].map(([, block]) => block ?? '');
  const text = source.replaceAll(/```[\s\S]*?```/g, '');
  const spans = [...text.matchAll(/`([^`\n]+)`/g)].map(([, span]) => span ?? '');
  const links = [...text.matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)].map(([, link]) => link ?? '');
  const commands = [...spans, ...blocks.flatMap((block) => block.split('\n'))]
    .map((line) => line.trim().replace(/^\$ /, ''))
    .filter((line) => /^(?:npm|npx|node|callboard) /.test(line));
  const ownWords = new Set(blocks.flatMap((block) => block.match(/[A-Za-z]\w+/g) ?? []));
  return [
    ...links.filter((link) => !hasLink(document, link, repository)),
    ...spans.filter((span) => isPath(span) && !hasPath(document, span, repository)),
    ...commands.filter((command) => !hasCommand(document, command, repository)),
    ...spans
      .filter((span) => !isPath(span) && !/^(?:npm|npx|node) /.test(span))
      .flatMap((span) => span.match(/(?<![\w$./-])[A-Za-z]\w*[a-z][A-Z]\w*(?![\w/-])/g) ?? [])
      .filter((name) => ![repository.words, ownWords, foreign].some((words) => words.has(name)))
      .filter((name) => !examples.test(name)),
  ];
}

/** @param {string} span */
function isPath(span) {
  return (
    new RegExp(`^${places}$`).test(span) ||
    /^(?:\.\.\/|[\w.-]+\/)+[\w-]+(?:\.[\w-]+)*\.(?:tsx?|m?js|css|json|mdx?|sql)$/.test(span) ||
    /^\.\.\/[\w./-]+$/.test(span) ||
    /^[\w-]+\/\w*[a-z][A-Z]\w*$/.test(span)
  );
}

/** @param {string} document @param {string} span @param {Repository} repository */
function hasPath(document, span, { paths }) {
  if (examples.test(span)) return true;
  const path = span.replace(/\/$/, '');
  if (path.startsWith('../')) return paths.has(join(dirname(document), path));
  if (paths.has(path)) return true;
  if (new RegExp(`^${places}$`).test(path)) return false;
  // A document of a project can leave out the first folders, and the ending of a file.
  return [...paths].some((each) => each.endsWith(`/${path}`) || each.includes(`/${path}.`));
}

/** @param {string} document @param {string} link @param {Repository} repository */
function hasLink(document, link, { paths }) {
  // A page of Storybook names another by its address there.
  return link.startsWith('?path=') || paths.has(join(dirname(document), link).replace(/\/$/, ''));
}

/** @param {string} document @param {string} command @param {Repository} repository */
function hasCommand(document, command, { paths, scripts, projects, generators }) {
  const [tool = '', ...words] = (command.split(/\s#| &&| \\$/)[0] ?? '').split(/\s+/);
  const [first = '', second = '', third = ''] = words;
  if (tool === 'npm' && first === 'run') return scripts.has(second);
  if (tool === 'npm' && ['start', 'test'].includes(first)) return scripts.has(first);
  if (first === 'nx' && second === 'g') {
    const options = generators.get(third);
    const given = words.flatMap((word) => /^\[?--([\w-]+)/.exec(word)?.[1] ?? []);
    return options !== undefined && given.every((option) => options.includes(option));
  }
  if (words.some((word) => word.startsWith('@callboard/') && !projects.has(word))) return false;
  if (first === 'vitest') return hasTests(document, words, paths);
  const named = words
    .map((word) => word.replace(/^--\w+=/, ''))
    .filter((word) => word.startsWith('e2e') || new RegExp(`^${places}$`).test(word));
  return named.every((path) => examples.test(path) || paths.has(path.replace(/\/$/, '')));
}

/** @param {string} document @param {readonly string[]} words @param {ReadonlySet<string>} paths */
function hasTests(document, words, paths) {
  const given = words.flatMap((word) => /^--root=(.+)/.exec(word)?.[1] ?? [])[0];
  const root = given ?? /^(?:libs|tools)\/[\w-]+/.exec(document)?.[0] ?? '.';
  return words
    .filter((word) => word.startsWith('src/'))
    .every((start) =>
      [...paths].some((path) => path.startsWith(`${root}/${start}`) && /\.test\.\w+$/.test(path)),
    );
}
