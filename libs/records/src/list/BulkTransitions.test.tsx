import { declaredRoles, type CollectionName } from '@callboard/api-contract';
import { collectionNamed } from '@callboard/api-contract/collections';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { aRecordOf } from '../testing/aRecordOf';
import { renderScreen } from '../testing/renderScreen';
import { BulkTransitions } from './BulkTransitions';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function renderFor(collection: CollectionName, status: string) {
  const definition = collectionNamed(collection);
  const record = { ...aRecordOf(definition), status };
  return renderScreen(
    <BulkTransitions
      definition={definition}
      actor={{ user: 'user', individual: null, roles: declaredRoles('staff') }}
      selectedRecords={new Map([[record.hashcode, record]])}
      onAct={async () => undefined}
    />,
    { roles: ['staff'] },
  );
}

test('[7.21] offers no transition that works on a single record only', async () => {
  const { user } = renderFor('formDefinitions', 'published');
  await user.click(screen.getByRole('button', { name: 'Change status' }));
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['Retire (1)']);
});

test('offers nothing if no transition is left', () => {
  renderFor('formDefinitions', 'draft');
  expect(screen.queryByRole('button', { name: 'Change status' })).toBeNull();
});
