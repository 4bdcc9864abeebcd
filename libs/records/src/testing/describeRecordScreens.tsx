import { declaredRoles, type CollectionName } from '@callboard/api-contract';
import { collectionNamed, collectionNames, isCollectionName } from '@callboard/api-contract/collections';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { canEdit } from '../actor/canEdit';
import { RecordForm } from '../form/RecordForm';
import { RecordList } from '../list/RecordList';
import { RecordProfile } from '../profile/RecordProfile';
import { aRecordOf } from './aRecordOf';
import { fakeApi } from './fakeApi';
import { renderScreen } from './renderScreen';

/** The shared tests of the derived screens of any collection. */
export function describeRecordScreens(name: CollectionName) {
  const collection = collectionNamed(name);
  const record = aRecordOf(collection);
  const references = Object.values(collection.fields).flatMap((field) =>
    field.kind === 'reference' && isCollectionName(field.to) ? [field.to] : [],
  );
  const everything = () => {
    const others = Object.fromEntries(collectionNames.map((each) => [each, each === name ? [record] : []]));
    // Referenced records are fetched for their title or zone.
    for (const to of references) if (to !== name) others[to] = [aRecordOf(collectionNamed(to))];
    return fakeApi(others);
  };
  const asAdmin = { roles: ['admin'] as const };

  describe(name, () => {
    afterEach(() => {
      cleanup();
      vi.unstubAllGlobals();
    });

    it('lists its records', async () => {
      everything();
      renderScreen(<RecordList collection={name} />, asAdmin);
      expect(await screen.findByText('1–1 of 1')).toBeTruthy();
    });

    it('shows a record with all its fields', async () => {
      everything();
      renderScreen(<RecordProfile collection={name} hashcode={record.hashcode} />, asAdmin);
      await screen.findByRole('heading', { level: 1 });
      expect(screen.queryAllByText('Not entered')).toEqual([]);
    });

    const isEditable = canEdit(collection, record, {
      roles: declaredRoles('admin'),
      individual: null,
      user: '',
    });
    it.runIf(isEditable)('has a form that finds nothing wrong with a whole record', async () => {
      const api = everything();
      const onDone = vi.fn();
      const { user } = renderScreen(
        <RecordForm collection={name} record={record} onDone={onDone} />,
        asAdmin,
      );
      await user.click(screen.getByRole('button', { name: 'Save' }));
      await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
      expect(api.calls.filter(({ method }) => method !== 'GET')).toEqual([]);
    });
  });
}
