import { expect, it } from 'vitest';
import { toEntries } from './toEntries';

const page = { url: '/index.html', revision: 'a1' };
const script = { url: '/assets/index-CJcxe0CY.js', revision: null };

it('fetches the pages again when the settings of the server change', () => {
  expect(toEntries([page, script], 's2')).toEqual([{ url: '/index.html', revision: 'a1s2' }, script]);
});

it('leaves the revisions of the build where the server writes nothing', () => {
  expect(toEntries([page, script], undefined)).toEqual([page, script]);
});
