import { collectionNamed, collectionNames } from '@callboard/api-contract/collections';
import { fieldNamed, isFilterable } from '@callboard/api-contract/lists';
import { limitableFields, isReadLimitable } from '@callboard/api-contract/reach';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { tableName } from '../../engine/database/tableNames';

/** Folders whose statements are made from the contract or heed the limits of anyone who asks, or that serve no one. */
const generic = new Set([
  'changes',
  'database',
  'docs',
  'exports',
  'imports',
  'live',
  'navigation',
  'office',
  'records',
  'settings',
  'start',
  'static',
  'tagging',
  'views',
]);

const root = join(import.meta.dirname, '..', '..');

interface Subject {
  source: string;
  texts: string;
}

/** The source of each subject that has statements of its own, in one text, and the texts in it. */
const subjects = ['engine', 'subjects'].flatMap((storey) =>
  readdirSync(join(root, storey), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !generic.has(entry.name))
    .map(({ name }) => sourceIn(join(root, storey, name)))
    .map((source): Subject => ({ source, texts: textsIn(source) })),
);

function sourceIn(folder: string): string {
  return readdirSync(folder, { withFileTypes: true })
    .map((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return entry.name === 'testing' ? '' : sourceIn(path);
      return /(?<!\.test)\.ts$/.test(entry.name) ? readFileSync(path, 'utf8') : '';
    })
    .join('\n');
}

/** The texts in a source, in which its statements are: a name of the code or of a column that is made can be of something else. */
function textsIn(source: string): string {
  const texts: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node))
      texts.push(node.text.replaceAll(/\bAS "?\w+"?/g, ''));
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('subject.ts', source, ts.ScriptTarget.Latest));
  return texts.join('\n');
}

const names = (text: string, word: string) => new RegExp(`(?<!\\w)${word}(?!\\w)`).test(text);
const reads = ({ source, texts }: Subject, name: string) =>
  names(texts, tableName(name)) || source.includes(`'${name}'`);

it('checks the statements of every subject', () => {
  expect(subjects.length).toBeGreaterThan(20);
  expect(subjects.some((subject) => reads(subject, 'users'))).toBe(true);
});

it.each(limitableFields(collectionNamed('entries')))(
  '[6.8] %s of entries can be hidden: targets, which filter entries as staff do, cannot filter by it',
  (field) => {
    const declared = fieldNamed(collectionNamed('entries'), field);
    expect(declared && !isFilterable(declared) && !declared.search).toBe(true);
  },
);

it.each(collectionNames.filter((name) => isReadLimitable({ name })))(
  '[6.8] %s can be taken away from a role: no page reads it by a statement of its own',
  (name) => {
    expect(subjects.some((subject) => reads(subject, name))).toBe(false);
  },
);

it.each(
  collectionNames
    .filter((name) => !isReadLimitable({ name }))
    .flatMap((name) => limitableFields(collectionNamed(name)).map((field) => [name, field] as const)),
)('[6.8] of %s, %s can be hidden: no page that reads the collection reads it', (name, field) => {
  expect(subjects.filter((subject) => reads(subject, name)).some(({ source }) => names(source, field))).toBe(
    false,
  );
});
