import { adminCommand } from './engine/operations/adminCommand';
import { dutiesOf } from './engine/operations/duties';
import { startServer } from './startServer';

const [command, ...given] = process.argv.slice(2);

async function run(): Promise<void> {
  if (command === 'admin') await adminCommand(given, process.env, print);
  else await startServer(process.env, dutiesOf(command));
}

run().catch((error: unknown) => {
  const sentence = error instanceof Error ? error.message : String(error);
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
});

function print(sentence: string): void {
  process.stdout.write(`${sentence}\n`);
}
