import { adminCommand } from './operations/adminCommand';
import { startServer } from './startServer';

const [command, ...given] = process.argv.slice(2);
const run = command === 'admin' ? adminCommand(given, process.env, say) : startServer(process.env);

run.catch((error: unknown) => {
  const sentence = error instanceof Error ? error.message : String(error);
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
});

function say(sentence: string): void {
  process.stdout.write(`${sentence}\n`);
}
