import { expect, it } from 'vitest';
import { findLibraries } from './findLibraries.mjs';
import { readApi } from './readApi.mjs';

it.each(findLibraries().map((library) => ({ library, name: library.manifest.name })))(
  'the API of $name is what its report says',
  async ({ library }) => {
    const api = readApi(library);
    expect(api).toMatch(/^@callboard\/\S+\n {2}\S/);
    await expect(api).toMatchFileSnapshot(`${library.folder}/api.txt`);
  },
);
