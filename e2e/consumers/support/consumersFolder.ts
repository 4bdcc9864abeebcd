/** The variable that names the folder of the consumers to the workers. */
export const consumersFolder = 'E2E_CONSUMERS';

/** A folder among those that were made outside of the workspace before the tests. */
export function inConsumers(name: string): string {
  const folder = process.env[consumersFolder];
  if (folder === undefined)
    throw new Error('The consumers are made by `playwright test --config=e2e/consumers.config.ts`.');
  return `${folder}/${name}`;
}
