import { declaredRoles, collectionPath, rowRule, type CollectionName } from '@callboard/api-contract';
import { collectionNamed } from '@callboard/api-contract/collections';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { namedDraft } from '../add/namedDraft';
import { aRecord } from './createPickerApi';
import { showPicker, type ShowOptions } from './showPicker';

/**
 * The shared tests of a picker of one record. Call it with the name of the collection, and with the picker where it is one of its
 * own; then test only what is specific to it.
 */
export function describePicker(collection: CollectionName, Picker?: ShowOptions['Picker']): void {
  const records = Array.from({ length: 30 }, (_, index) => aRecord(collection, `Kauri Rimu ${index}`));

  describe(`the picker of ${collection}`, () => {
    it('[2.51] [7.24] finds a record by typing, 25 at a time', async () => {
      const { api, user, input, onChange } = showPicker({ collection, records, Picker });
      await user.type(input, 'rimu 29');
      await waitFor(() => expect(screen.getAllByRole('option', { name: /^Kauri Rimu/ })).toHaveLength(1));
      await waitFor(() => expect(api.calls.at(-1)?.query.get('search')).toBe('rimu 29'));
      const { query } = api.calls.at(-1) ?? {};
      expect([query?.get('paginate'), query?.get('page_size')]).toEqual(['true', '25']);
      await user.keyboard('{ArrowDown}{Enter}');
      expect(onChange).toHaveBeenCalledExactlyOnceWith({
        hashcode: 'Kauri Rimu 29',
        title: 'Kauri Rimu 29',
        model: collectionNamed(collection).model,
      });
    });

    it('[7.28] sends requests to the path that the contract declares', async () => {
      const { api, user, input } = showPicker({ collection, records, Picker });
      await user.click(input);
      await screen.findAllByRole('option');
      const path = `/${collectionPath(collectionNamed(collection), 21)}`;
      expect(api.calls.map((call) => [call.method, call.path.endsWith(path)])).toEqual([['GET', true]]);
    });

    it('[2.56] appends more records to the loaded ones', async () => {
      const { user, input } = showPicker({ collection, records, Picker });
      await user.click(input);
      await user.click(await screen.findByRole('option', { name: 'Load more' }));
      await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(30));
    });

    it('[2.55] [8.8] shows that nothing was found', async () => {
      const { user, input } = showPicker({ collection, Picker });
      await user.click(input);
      expect(await screen.findByText('No item found')).toBeTruthy();
    });

    it('[2.52] offers to add only if a name is enough and the actor can create', async () => {
      const roles = declaredRoles('staff');
      const canCreate = rowRule(collectionNamed(collection), 'create', roles) !== null;
      const isOffered = canCreate && namedDraft(collection, 'Kauri Totara', {}, roles)?.isWhole === true;
      const { user, input } = showPicker({ collection, records, roles, Picker });
      await user.type(input, 'kauri totara');
      expect(await screen.findByText('No item found')).toBeTruthy();
      expect(screen.queryAllByRole('option', { name: 'Add Kauri Totara' })).toHaveLength(isOffered ? 1 : 0);
    });
  });
}
