import { execFile } from 'node:child_process';

/** Runs npm in a folder, and returns what it prints. */
export async function runNpm(
  parameters: readonly string[],
  folder: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<string> {
  const script = process.env['npm_execpath'];
  const [command, ...first] = script ? [process.execPath, script] : ['npm'];
  const env = { ...outsideEnvironment(), ...settings };
  return new Promise((resolve, reject) => {
    const shell = !script && process.platform === 'win32';
    execFile(command, [...first, ...parameters], { cwd: folder, env, shell }, (error, output, errors) => {
      if (error) reject(new Error(`npm ${parameters[0]} failed in ${folder}:\n${output}\n${errors}`));
      else resolve(output);
    });
  });
}

/** The environment without what npm, a test runner or a CI service adds for its own workspace. */
function outsideEnvironment(): NodeJS.ProcessEnv {
  const own = /^(?:npm_(?!execpath)|NODE_ENV$|NODE_OPTIONS$|INIT_CWD$)/i;
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !own.test(name)));
}
