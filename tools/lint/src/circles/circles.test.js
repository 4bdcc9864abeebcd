import { describe, expect, it } from 'vitest';
import { reportBudget } from '../../../vitest/budgets.mjs';
import { readCeilings } from '../ceilings/ceilings.js';
import { circlesOfWorkspace } from './circles.js';
import { findCircles } from './findCircles.js';
import { folderGraph } from './importGraph.js';

/** @param {Record<string, string[]>} imports */
const graphOf = (imports) => new Map(Object.entries(imports).map(([from, to]) => [from, new Set(to)]));

describe('a circle of imports', () => {
  it('is every group of files that all reach each other', () => {
    expect(findCircles(graphOf({ a: ['b'], b: ['c'], c: ['a', 'd'], d: ['e'], e: ['d'], f: ['a'] }))).toEqual(
      [
        ['a', 'b', 'c'],
        ['d', 'e'],
      ],
    );
    expect(findCircles(graphOf({ a: ['b', 'c'], b: ['c'], c: [] }))).toEqual([]);
  });

  it('can stand between folders although no file is in one', () => {
    const files = graphOf({
      'libs/x/src/list/List.ts': ['libs/x/src/rows/Row.ts'],
      'libs/x/src/rows/Row.ts': [],
      'libs/x/src/rows/Rows.ts': ['libs/x/src/list/Part.ts'],
      'libs/x/src/list/Part.ts': [],
    });
    expect(findCircles(files)).toEqual([]);
    expect(findCircles(folderGraph(files))).toEqual([['libs/x/src/list', 'libs/x/src/rows']]);
  });
});

describe('the workspace', () => {
  const { circles } = readCeilings();

  it('reports the circles of imports that are new or larger', () => {
    const today = circlesOfWorkspace();
    for (const kind of /** @type {const} */ (['files', 'folders'])) {
      const isAccepted = (/** @type {string[]} */ circle) =>
        circles[kind].some((accepted) => circle.every((member) => accepted.includes(member)));
      const added = today[kind].filter((circle) => !isAccepted(circle));
      const named = added.map((circle) => `, ${circle.join(' → ')}`).join('');
      reportBudget({ name: `new circles between ${kind}${named}`, measured: added.length, limit: 0 });
    }
  });
});
