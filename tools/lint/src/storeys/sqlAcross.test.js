import { describe, expect, it } from 'vitest';
import { reportBudget } from '../../../vitest/budgets.mjs';
import { readCeilings } from '../ceilings/ceilings.js';
import { sqlAcross, sqlAcrossServer, tableOwners } from './sqlAcross.js';

const at = (/** @type {string} */ path) => `tools/api/src/${path}`;

describe('SQL outside its owner', () => {
  const owners = new Map([
    ['tasks', 'tasks'],
    ['entries', 'entering'],
    ['users', 'engine'],
    ['custom_roles', 'roles'],
  ]);

  it.each([
    ['a write', 'UPDATE tasks SET name = $1', { writes: { 'entering → tasks': 1 }, reads: {} }],
    ['a quoted write', 'INSERT INTO "tasks" (tenant)', { writes: { 'entering → tasks': 1 }, reads: {} }],
    ['a read', 'SELECT 1 FROM entries e JOIN tasks t', { writes: {}, reads: { 'entering → tasks': 1 } }],
    ['a read in a list', 'FROM entries e, tasks AS t', { writes: {}, reads: { 'entering → tasks': 1 } }],
    ["a read of the engine's", 'JOIN users u', { writes: {}, reads: { 'entering → engine': 1 } }],
    ['no comment', '/** `UPDATE tasks` */ // FROM tasks', { writes: {}, reads: {} }],
    ['no part of the statement', 'WITH tasks AS (SELECT 1) SELECT FROM tasks', { writes: {}, reads: {} }],
    ['nothing of its own', 'UPDATE entries SET name = $1', { writes: {}, reads: {} }],
  ])('is %s', (_, sql, across) => {
    expect(sqlAcross([[at('subjects/entering/decide.ts'), sql]], owners)).toEqual({ ...across, engine: {} });
  });

  it('is in the engine each table of a subject, except those of roles', () => {
    const sql = 'SELECT 1 FROM users JOIN custom_roles JOIN tasks';
    expect(sqlAcross([[at('engine/live/feed.ts'), sql]], owners)).toEqual({
      writes: {},
      engine: { 'engine → tasks': 1 },
      reads: {},
    });
  });

  it('is judged by the noun of a collection where no room is declared', () => {
    const found = tableOwners();
    expect(['tasks', 'score_sheets', 'game_results', 'users'].map((table) => found.get(table))).toEqual([
      'tasks',
      'judging',
      'leagues',
      'engine',
    ]);
  });

  it('is reported where there is more than before', () => {
    const now = sqlAcrossServer();
    const before = readCeilings().sql;
    const sumOf = (/** @type {Record<string, number>} */ counts = {}) =>
      Object.values(counts).reduce((sum, count) => sum + count, 0);
    for (const kind of /** @type {const} */ (['writes', 'engine', 'reads']))
      reportBudget({
        name: `SQL outside its owner, ${kind}`,
        measured: sumOf(now[kind]),
        limit: sumOf(before?.[kind]),
      });
  });
});
