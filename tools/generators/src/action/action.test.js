import { describe, expect, it } from 'vitest';
import { changesBy } from '../realTree.js';
import generateAction from './generator.js';

/** @param {Parameters<typeof generateAction>[1]} options */
async function generated(options) {
  const changes = await changesBy((tree) => generateAction(tree, options));
  return {
    paths: changes.map(({ type, path }) => `${type} ${path}`).sort(),
    contentOf: (/** @type {string} */ path) =>
      changes.find((change) => change.path.endsWith(path))?.content?.toString() ?? '',
  };
}

describe('nx g action', () => {
  it('adds an action on a record to those of its subject, with a handler and the call that tries it', async () => {
    const { paths, contentOf } = await generated({ name: 'archiveTask', of: 'tasks' });
    expect(paths).toEqual([
      'CREATE tools/api/src/subjects/tasks/actions/archiveTask.ts',
      'UPDATE libs/api-contract/src/tasks/actions/taskActions.ts',
      'UPDATE tools/api/src/engine/calls/actions.slow.test.ts',
      'UPDATE tools/api/src/subjects/tasks/taskHandlers.ts',
    ]);
    expect(contentOf('taskActions.ts')).toContain("name: 'archive_task'");
    expect(contentOf('taskActions.ts')).toMatch(
      /import \{ defineAction, noInput \} from '\.\.\/\.\.\/defineAction';/,
    );
    expect(contentOf('taskHandlers.ts')).toContain(
      'archiveTask: lazyHandler(() => createArchiveTask(context))',
    );
    expect(contentOf('actions.slow.test.ts')).toContain("maker(client).make('tasks')");
  });

  it('lands in the room of the noun: where the server serves what the contract declares next to the collection', async () => {
    const { paths, contentOf } = await generated({ name: 'rehearse', of: 'performances' });
    expect(paths).toEqual([
      'CREATE libs/api-contract/src/scheduling/actions/performanceActions.ts',
      'CREATE tools/api/src/subjects/scheduling/actions/rehearse.ts',
      'UPDATE libs/api-contract/src/actionRegistry.ts',
      'UPDATE tools/api/src/engine/calls/actions.slow.test.ts',
      'UPDATE tools/api/src/subjects/scheduling/schedulingHandlers.ts',
    ]);
    expect(contentOf('schedulingHandlers.ts')).toContain(
      'rehearse: lazyHandler(() => createRehearse(context))',
    );
    const nested = await generated({ name: 'copySeats', of: 'seatMaps' });
    expect(nested.contentOf('copySeats.ts')).toContain("from '../../../../engine/records/answer'");
  });

  it('makes a new subject: its file, its line in the registry, and its handlers', async () => {
    const { paths, contentOf } = await generated({ name: 'openRegion', of: 'regions' });
    expect(paths).toEqual([
      'CREATE libs/api-contract/src/venues/actions/regionActions.ts',
      'CREATE tools/api/src/subjects/venues/actions/openRegion.ts',
      'CREATE tools/api/src/subjects/venues/regionHandlers.ts',
      'UPDATE libs/api-contract/src/actionRegistry.ts',
      'UPDATE tools/api/src/engine/calls/actions.slow.test.ts',
      'UPDATE tools/api/src/handlers.ts',
    ]);
    expect(contentOf('actionRegistry.ts')).toContain('  ...regionActions,\n');
    expect(contentOf('src/handlers.ts')).toContain('    ...createRegionHandlers(records.context),\n');
  });

  it('passes the records to handlers that had no need of them', async () => {
    const { contentOf } = await generated({ name: 'markVenue', of: 'venues', subject: 'mail' });
    expect(contentOf('mailHandlers.ts')).toContain(
      'createMailHandlers(database: Database, context: RecordContext)',
    );
    expect(contentOf('src/handlers.ts')).toContain('...createMailHandlers(tools.database, records.context),');
  });

  it('adds a query to those of its subject', async () => {
    const { paths, contentOf } = await generated({ name: 'mailTotals', subject: 'mail', query: true });
    expect(paths).toEqual([
      'CREATE tools/api/src/engine/mail/queries/mailTotals.ts',
      'UPDATE libs/api-contract/src/notifications/queries/mailQueries.ts',
      'UPDATE libs/api-contract/src/queryFiles.ts',
      'UPDATE tools/api/src/engine/mail/mailHandlers.ts',
    ]);
    expect(contentOf('mailQueries.ts')).toContain("path: 'mail/mail-totals'");
    expect(contentOf('queryFiles.ts')).toContain('  mailTotals: mail,\n');
  });

  it('refuses a name that is taken, and an action that belongs nowhere', async () => {
    await expect(generated({ name: 'makeTasks', of: 'tasks' })).rejects.toThrow(
      'is there already, in taskActions.ts',
    );
    await expect(generated({ name: 'awardPrize', of: 'nothings' })).rejects.toThrow(
      'There is no collection nothings.',
    );
    await expect(generated({ name: 'makeTasks' })).rejects.toThrow('Say what it belongs to');
  });
});
