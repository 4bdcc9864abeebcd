import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inWorkspace } from '../workspace.mjs';
import { readFound } from './foundTable.mjs';
import { kinds, mutants } from './mutants.data.mjs';

const libraries = [
  ...['domain', 'api-contract', 'records', 'ui-kit', 'api-client', 'shell'],
  ...['booking', 'competition', 'scheduling', 'messaging', 'office', 'entering'],
];

describe('the mutants', () => {
  it('replace code that stands once in its file', () => {
    const wrong = mutants.filter(
      ({ file, from, to }) => from === to || readFileSync(inWorkspace(file), 'utf8').split(from).length !== 2,
    );
    expect(wrong.map(({ file, from }) => `${file}: ${from}`)).toEqual([]);
  });

  it('are a hundred of all kinds, each with its own consequence', () => {
    expect(new Set(mutants.map(({ what }) => what)).size).toBe(100);
    expect(new Set(mutants.map(({ kind }) => kind))).toEqual(new Set(kinds));
  });

  it('are in every subject of the API, its engine, the libraries and the tools', () => {
    const places = [
      ...readdirSync(inWorkspace('tools/api/src/subjects')).map((name) => `tools/api/src/subjects/${name}`),
      ...libraries.map((name) => `libs/${name}`),
      ...['api/src/engine', 'lint', 'scripts', 'generators'].map((name) => `tools/${name}`),
    ];
    const without = places.filter((place) => !mutants.some(({ file }) => file.startsWith(`${place}/`)));
    expect(without).toEqual([]);
  });

  it('are found by tests that are there', () => {
    const known = new Set(mutants.map(({ what }) => what));
    const found = readFound();
    expect(found.filter(({ what }) => !known.has(what))).toEqual([]);
    expect(found.filter(({ test }) => test !== null && !existsSync(inWorkspace(test)))).toEqual([]);
  });
});
