import { describe, expect, it } from 'vitest';
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
  const today = circlesOfWorkspace();
  const { circles } = readCeilings();

  it.each(/** @type {const} */ (['files', 'folders']))(
    'has no circle between %s that is new or larger',
    (kind) => {
      const isAccepted = (/** @type {string[]} */ circle) =>
        circles[kind].some((accepted) => circle.every((member) => accepted.includes(member)));
      expect(today[kind].filter((circle) => !isAccepted(circle))).toEqual([]);
    },
  );

  it.each(/** @type {const} */ (['files', 'folders']))('lists no circle between %s that is gone', (kind) => {
    const isThere = (/** @type {string[]} */ accepted) =>
      today[kind].some((circle) => circle.every((member) => accepted.includes(member)));
    // Remove them: node tools/lint/src/lowerCeilings.js
    expect(circles[kind].filter((accepted) => !isThere(accepted))).toEqual([]);
  });
});
