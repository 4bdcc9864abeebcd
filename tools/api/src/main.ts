import { startServer } from './startServer';

startServer(process.env).catch((error: unknown) => {
  const sentence = error instanceof Error ? error.message : String(error);
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
});
