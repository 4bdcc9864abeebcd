import { beforeAll, describe, expect, it } from 'vitest';
import { changesBy } from '../realTree.js';
import generateComponent from './generator.js';

describe('nx g component --name=SeatLegend --room=display', () => {
  /** @type {Awaited<ReturnType<typeof changesBy>>} */
  let changes = [];

  beforeAll(async () => {
    changes = await changesBy((tree) => generateComponent(tree, { name: 'seat legend', room: 'display' }));
  });

  it('makes the component with its styles, story and test, and names it in the index', () => {
    expect(changes.map(({ type, path }) => `${type} ${path}`).sort()).toEqual([
      'CREATE libs/ui-kit/src/display/SeatLegend/SeatLegend.module.css',
      'CREATE libs/ui-kit/src/display/SeatLegend/SeatLegend.stories.tsx',
      'CREATE libs/ui-kit/src/display/SeatLegend/SeatLegend.test.tsx',
      'CREATE libs/ui-kit/src/display/SeatLegend/SeatLegend.tsx',
      'UPDATE libs/ui-kit/src/display/index.ts',
    ]);
  });

  it('asks for the room of the kit that it belongs to', async () => {
    await expect(changesBy((tree) => generateComponent(tree, { name: 'seat legend' }))).rejects.toThrow(
      /ui-kit has rooms: give --room, one of .*inputs/,
    );
  });
});
