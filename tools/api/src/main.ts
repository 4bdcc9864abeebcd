import { runCommand } from './commands';
import { SettingsError } from './engine/settings/SettingsError';

runCommand(process.argv.slice(2), process.env, print)
  .then((code) => {
    process.exitCode = code;
  })
  .catch((error: unknown) => {
    const sentence = error instanceof Error ? error.message : String(error);
    process.stderr.write(`${sentence}\n`);
    process.exit(error instanceof SettingsError ? 2 : 1);
  });

function print(sentence: string): void {
  process.stdout.write(`${sentence}\n`);
}
