import { product } from '@callboard/api-contract';
import { adminCommand } from './engine/operations/adminCommand';
import { backupCommand } from './engine/operations/backup/backupCommand';
import { exportTenantCommand } from './engine/operations/backup/exportTenantCommand';
import { importTenantCommand } from './engine/operations/backup/importTenantCommand';
import { restoreCommand } from './engine/operations/backup/restoreCommand';
import { checkCommand } from './engine/operations/checkCommand';
import { dutiesOf } from './engine/operations/duties';
import { migrateCommand } from './engine/operations/migrateCommand';
import { rotateKeyCommand } from './engine/operations/rotateKeyCommand';
import { settingsAsText } from './engine/settings/describeSettings';
import { startServer } from './startServer';

type Run = (
  given: readonly string[],
  variables: NodeJS.ProcessEnv,
  print: (line: string) => void,
) => Promise<number | void>;

interface Command {
  usage: string;
  about: string;
  run: Run;
}

const commands: Readonly<Record<string, Command>> = {
  check: {
    usage: 'check',
    about: 'check the settings, and that the database, mail, NATS and files can be used',
    run: checkCommand,
  },
  migrate: {
    usage: 'migrate [--plan]',
    about: 'bring the database up to this version, or list what is pending',
    run: migrateCommand,
  },
  admin: {
    usage: 'admin --tenant=… --email=… [--name=…]',
    about: 'invite an admin of a tenant',
    run: adminCommand,
  },
  backup: {
    usage: 'backup <folder>',
    about: 'write all rows and files to a new folder, also while the server runs',
    run: backupCommand,
  },
  restore: {
    usage: 'restore <folder>',
    about: 'restore a backup into an empty database',
    run: restoreCommand,
  },
  'export-tenant': {
    usage: 'export-tenant <tenant> <folder>',
    about: 'write all rows and files of one tenant to a new folder',
    run: exportTenantCommand,
  },
  'import-tenant': {
    usage: 'import-tenant <folder>',
    about: 'import a tenant into an installation that has none of its rows',
    run: importTenantCommand,
  },
  'rotate-key': {
    usage: 'rotate-key',
    about: 'seal all secrets with CALLBOARD_NEXT_SECRET_KEY, while no process runs',
    run: rotateKeyCommand,
  },
};

/**
 * Runs `callboard` with its arguments: a command, or the server where there is none.
 *
 * @returns The exit code; the server goes on running after it.
 */
export async function runCommand(
  words: readonly string[],
  variables: NodeJS.ProcessEnv,
  print: (line: string) => void,
): Promise<number> {
  const [word, ...given] = words;
  if (words.some((each) => ['--help', '-h', 'help'].includes(each))) {
    print(help());
    return 0;
  }
  const command = word !== undefined && Object.hasOwn(commands, word) ? commands[word] : undefined;
  if (command) return (await command.run(given, variables, print)) ?? 0;
  await startServer(variables, dutiesOf(words));
  return 0;
}

function help(): string {
  const lines = [
    ['', 'start the server: requests and jobs'],
    ['--web', 'start it for requests alone'],
    ['--worker', 'start it for jobs alone'],
    ...Object.values(commands).map(({ usage, about }) => [usage, about]),
    ['--help', 'print this'],
  ];
  const width = Math.max(...lines.map(([usage = '']) => usage.length));
  const usages = lines.map(([usage = '', about]) => `  callboard ${usage.padEnd(width)}  ${about}`);
  return [
    `${product.name}: the server, and what its operators need.`,
    usages.join('\n'),
    'Settings are environment variables. One that makes no sense ends every command with exit code 2.',
    settingsAsText(),
  ].join('\n\n');
}
