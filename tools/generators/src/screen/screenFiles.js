/** @typedef {{ screen: string, collection: string }} ScreenNames */

/** The list of a collection. @param {ScreenNames} names */
export function listScreen({ screen, collection }) {
  return {
    source: `import { RecordList } from '@callboard/records/list';
import type { ScreenProps } from '@callboard/tenant';

/** Say in one sentence what is special about this list. */
export function Screen({ title }: ScreenProps) {
  return <RecordList collection="${collection}" title={title} />;
}
`,
    test: `import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Screen } from './${screen}';

vi.mock('@callboard/records/list', () => ({
  RecordList: ({ collection, title }: { collection: string; title?: string }) => (
    <h1>{\`\${title} of \${collection}\`}</h1>
  ),
}));

test('lists its collection under the title of the route', () => {
  render(<Screen title="Everything" />);
  expect(screen.getByRole('heading').textContent).toBe('Everything of ${collection}');
});
`,
  };
}

/** One record of a collection. @param {ScreenNames} names */
export function profileScreen({ screen, collection }) {
  return {
    source: `import { RecordProfile } from '@callboard/records/profile';
import { useHashcode } from '../useHashcode';

/** Say in one sentence what is special about this page. */
export function Screen() {
  return <RecordProfile collection="${collection}" hashcode={useHashcode()} />;
}
`,
    test: `import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Screen } from './${screen}';

vi.mock('../useHashcode', () => ({ useHashcode: () => 'one-of-them' }));
vi.mock('@callboard/records/profile', () => ({
  RecordProfile: ({ collection, hashcode }: { collection: string; hashcode: string }) => (
    <h1>{\`\${hashcode} of \${collection}\`}</h1>
  ),
}));

test('shows the record that the address names', () => {
  render(<Screen />);
  expect(screen.getByRole('heading').textContent).toBe('one-of-them of ${collection}');
});
`,
  };
}
