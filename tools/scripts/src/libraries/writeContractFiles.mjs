import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { commandOf, inWorkspace } from '../workspace.mjs';

const maxBytes = 64 * 1024 ** 2;

/**
 * Writes the contract as files, for teams that write in another language: the API as OpenAPI, and the JSON Schema of each body by its name.
 *
 * @param {string} folder
 * @returns {string[]} the names of the files
 */
export function writeContractFiles(folder) {
  const parameters = [commandOf('tsx'), inWorkspace('tools/api/src/printOpenApi.ts')];
  const text = execFileSync(process.execPath, parameters, { encoding: 'utf8', maxBuffer: maxBytes });
  const { info, components } = JSON.parse(text);
  const schemas = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: info.title,
    $defs: components.schemas,
  };
  writeFileSync(`${folder}/openapi.json`, text);
  writeFileSync(
    `${folder}/schemas.json`,
    JSON.stringify(schemas).replaceAll('"#/components/schemas/', '"#/$defs/'),
  );
  return ['openapi.json', 'schemas.json'];
}
