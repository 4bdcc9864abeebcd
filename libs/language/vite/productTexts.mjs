import { compileMessage } from '@lingui/message-utils/compileMessage';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { textsIn } from './textsIn.mjs';

/** The folders whose labels, sentences and names people read. Seeds of a tenant, content of forms and rubrics are records, and no texts. */
const declaring = [
  'libs/api-contract/src',
  'libs/shell/src/routing',
  'tools/api/src/engine/changes',
  'tools/api/src/engine/navigation',
];
const content = /(?:tenant\/\w+\.data|forms\/formContent|competition\/rubricSchema)\.ts$/;

/**
 * Every text that a person can see, with the first file that has it. Texts without words, such as '{name}: {count}', are the same in
 * every language and not among them.
 *
 * @param {string} root The workspace.
 * @returns {Map<string, string>} the files by their texts
 */
export function productTexts(root) {
  /** @type {Map<string, string>} */
  const files = new Map();
  /** @param {readonly string[]} folders @param {'messages' | 'declared'} kind */
  function addAll(folders, kind) {
    for (const file of folders.flatMap((folder) => sourcesIn(root, folder))) {
      const code = readFileSync(join(root, file), 'utf8');
      // Most modules have no texts, and need not be parsed.
      if (kind === 'messages' && !/\b(?:translate|defineMessages|helpText)\(/.test(code)) continue;
      for (const text of textsIn(code, file)[kind])
        if (!files.has(text) && hasWords(text)) files.set(text, file);
    }
  }
  const apps = childrenOf(root, 'apps');
  addAll([...childrenOf(root, 'libs'), ...apps], 'messages');
  addAll([...declaring, ...apps], 'declared');
  return files;
}

/**
 * The texts that the catalogue lacks, each as 'file: text'.
 *
 * @param {string} root The workspace.
 */
export function untranslated(root) {
  /** @type {Record<string, string>} */
  const catalogue = JSON.parse(readFileSync(join(root, 'libs/api-contract/src/catalogues/mi.json'), 'utf8'));
  return [...productTexts(root)]
    .filter(([text]) => !Object.hasOwn(catalogue, text))
    .map(([text, file]) => `${file}: ${text}`);
}

/** @param {string} root @param {string} folder */
function childrenOf(root, folder) {
  return readdirSync(join(root, folder))
    .map((name) => `${folder}/${name}/src`)
    .filter((src) => existsSync(join(root, src)));
}

/** @param {string} root @param {string} folder */
function sourcesIn(root, folder) {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.(?:test|test-d|stories|d)\./.test(name))
    .filter((name) => !/(?:^|\/)(?:out-tsc|node_modules|testing)\//.test(name) && !content.test(name))
    .map((name) => `${folder}/${name}`);
}

/** Checks whether there is something to translate: more than values and signs. @param {string} text */
function hasWords(text) {
  return partsOf(text).some((part) => typeof part === 'string' && /\p{L}{2}/u.test(part));
}

/**
 * All parts of a text, those within its plurals among them: a string is itself, a placeholder is a list that begins with its name.
 *
 * @param {string} text
 * @returns {(string | readonly unknown[])[]}
 */
export function partsOf(text) {
  const compiled = compileMessage(text);
  /** @param {unknown} part @returns {(string | readonly unknown[])[]} */
  const within = (part) => {
    if (typeof part === 'string') return [part];
    if (!Array.isArray(part)) return [];
    const [, , cases] = part;
    const inner = cases && typeof cases === 'object' ? Object.values(cases).flat() : [];
    return [part, ...inner.flatMap(within)];
  };
  return (Array.isArray(compiled) ? compiled : [compiled]).flatMap(within);
}
