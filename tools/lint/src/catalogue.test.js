import { compileMessage } from '@lingui/message-utils/compileMessage';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { textsInSource } from './textsInSource.js';
import { workspaceRoot } from './workspaceRoot.js';

/** What every screen shares is said in every language of the catalogue; the rest where somebody has translated it. */
const shared = ['auth', 'forms', 'outbox', 'pickers', 'records', 'shell', 'ui-kit', 'uploads'];

const source = /^(?!.*\.(?:test|stories)\.).*\.tsx?$/;

/** @param {string} folder */
function filesOf(folder) {
  const root = join(workspaceRoot, folder);
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => source.test(name) && !/(?:^|\/)(?:out-tsc|dist|node_modules)\//.test(name))
    .map((name) => join(root, name));
}

/** @type {Record<string, string>} */
const translations = JSON.parse(
  readFileSync(join(workspaceRoot, 'libs/language/src/catalogues/mi.json'), 'utf8'),
);

describe('the catalogue of te reo Māori', () => {
  it('has no translation of a text that nobody says', { timeout: 60_000 }, () => {
    const said = new Set(['libs', 'apps', 'tools/api/src'].flatMap(filesOf).flatMap(stringsIn));
    expect(Object.keys(translations).filter((text) => !said.has(text))).toEqual([]);
  });

  it('fills the same places in both languages', () => {
    const others = Object.entries(translations).filter(
      ([text, translation]) => [...placesOf(text)].sort().join() !== [...placesOf(translation)].sort().join(),
    );
    expect(others).toEqual([]);
  });

  it.each(shared)('has every text of %s', (lib) => {
    const texts = filesOf(`libs/${lib}/src`)
      .filter((path) => /[mM]essages\.ts$/.test(path))
      .flatMap(textsInSource);
    expect(texts.filter((text) => hasWords(text) && !(text in translations))).toEqual([]);
  });

  it('has every label of collections, fields, options, statuses and transitions', () => {
    const labels = filesOf('libs/api-contract/src/collections').flatMap(labelsIn);
    expect(labels.length).toBeGreaterThan(300);
    expect(labels.filter((text) => hasWords(text) && !(text in translations))).toEqual([]);
  });

  it('has every name of the navigation', () => {
    const names = filesOf('tools/api/src/navigation').flatMap(labelsIn);
    expect(names.length).toBeGreaterThan(30);
    expect(names.filter((text) => hasWords(text) && !(text in translations))).toEqual([]);
  });

  it('repeats no article where a label with one is filled in', () => {
    const doubled = Object.entries(translations).filter(([, text]) =>
      /\b(ngā|te|he) (ngā|te|he)\b/i.test(text),
    );
    expect(doubled).toEqual([]);
  });
});

const labelNames = ['label', 'one', 'many', 'confirm', 'unit', 'title'];

/**
 * The texts of a definition that a screen shows: the strings of properties with these names, and the names of pages.
 *
 * @param {string} path
 */
function labelsIn(path) {
  /** @type {string[]} */
  const labels = [];
  const file = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest);
  const isPage = path.includes('navigation');
  /** @param {import('typescript').Node} node */
  function visit(node) {
    if (ts.isPropertyAssignment(node) && ts.isStringLiteral(node.initializer) && ts.isIdentifier(node.name)) {
      const { text } = node.name;
      if (labelNames.includes(text) || (isPage && text === 'name')) labels.push(node.initializer.text);
    }
    ts.forEachChild(node, visit);
  }
  visit(file);
  return labels;
}

/** @param {string} path */
function stringsIn(path) {
  /** @type {string[]} */
  const strings = [];
  const file = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest);
  /** @param {import('typescript').Node} node */
  function visit(node) {
    if (ts.isStringLiteralLike(node) || ts.isJsxText(node)) strings.push(node.text);
    ts.forEachChild(node, visit);
  }
  visit(file);
  return strings;
}

/**
 * The names of the values that a text takes. An article of English is none.
 *
 * @param {string} text
 */
function placesOf(text) {
  return new Set(
    tokensOf(text)
      .flatMap((token) => (Array.isArray(token) ? [String(token[0])] : []))
      .filter((name) => name !== 'article'),
  );
}

/** Whether there is something to translate: more than values and signs. @param {string} text */
function hasWords(text) {
  return tokensOf(text).some((token) => typeof token === 'string' && /\p{L}{2}/u.test(token));
}

/**
 * All parts of a text, those within its plurals among them.
 *
 * @param {string} text
 * @returns {(string | readonly unknown[])[]}
 */
function tokensOf(text) {
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
