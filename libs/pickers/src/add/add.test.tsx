import { declaredRoles } from '@callboard/api-contract';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aRecord } from '../testing/createPickerApi';
import { optionNames, showPicker } from '../testing/showPicker';
import { namedDraft } from './namedDraft';

const regions = [aRecord('regions', 'Otago'), aRecord('regions', 'Bay of Plenty')];
const people = [aRecord('individuals', 'Samuel Ngata'), aRecord('individuals', 'Hemi Ngata')];
const posted = (calls: readonly { method: string; body: unknown }[]) =>
  calls.filter(({ method }) => method === 'POST').map(({ body }) => body);

describe('adding by name', () => {
  it('[2.52] [2.54] [2.57] [3.5] [7.27] sends the title-cased name with the known values, confirms it, selects it', async () => {
    const { api, user, input, onChange } = showPicker({
      collection: 'venues',
      roles: ['admin'],
      props: {
        filters: [{ field: 'region', operator: 'eq', value: 'r1' }],
        addParams: { time_zone: 'Pacific/Auckland' },
      },
    });
    await user.type(input, 'te rauparaha arena');
    await user.click(await screen.findByRole('option', { name: 'Add Te Rauparaha Arena' }));
    expect(await screen.findByText('Te Rauparaha Arena added successfully')).toBeTruthy();
    expect(posted(api.calls)).toEqual([
      { region: 'r1', time_zone: 'Pacific/Auckland', name: 'Te Rauparaha Arena' },
    ]);
    expect(onChange).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ title: 'Te Rauparaha Arena' }),
    );
    expect(input.value).toBe('Te Rauparaha Arena');
    expect(input.getAttribute('aria-expanded')).toBe('false');
  });

  it.each(['otago', ' OTAGO ', 'bay  of plenty'])(
    '[2.53] is not offered for %j, which is there',
    async (typed) => {
      const { api, user, input } = showPicker({ records: regions, roles: ['admin'] });
      await user.type(input, typed);
      await waitFor(() => expect(api.calls.length).toBeGreaterThan(1));
      await waitFor(() => expect(screen.getByRole('status').textContent).not.toBe('Loading…'));
      expect(screen.queryByRole('option', { name: /^Add / })).toBeNull();
    },
  );

  it('[2.53] is not offered before the search has ended', async () => {
    const { api, user, input } = showPicker({ records: regions, roles: ['admin'] });
    api.pause();
    await user.type(input, 'nowhere');
    await waitFor(() => expect(api.calls.at(-1)?.query.get('search')).toBe('nowhere'));
    expect(screen.queryByRole('option', { name: /^Add / })).toBeNull();
    api.release();
    expect(await screen.findByRole('option', { name: 'Add Nowhere' })).toBeTruthy();
  });

  it('[2.52] is not offered to users who cannot create', async () => {
    const { user, input } = showPicker({ roles: ['judge'] });
    await user.type(input, 'nowhere');
    await screen.findByText('No item found');
    expect(screen.queryByRole('option')).toBeNull();
  });

  it('leaves the list open for a retry when the server refuses', async () => {
    const { api, user, input, onChange } = showPicker({ records: regions, roles: ['admin'] });
    await user.type(input, 'nowhere');
    const add = await screen.findByRole('option', { name: 'Add Nowhere' });
    api.fail(true);
    await user.click(add);
    await waitFor(() => expect(posted(api.calls)).toHaveLength(1));
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('No item found'), {
      timeout: 15_000,
    });
    expect(onChange).not.toHaveBeenCalled();
    expect(input.value).toBe('nowhere');
  });

  it('[2.53] shows the record that a misspelt name is meant to be, above adding it', async () => {
    const records = [aRecord('regions', 'Northland'), aRecord('regions', 'Southland')];
    const { user, input, onChange } = showPicker({ records, roles: ['admin'] });
    await user.type(input, 'nothland');
    await screen.findByRole('option', { name: 'Northland' });
    expect(optionNames()).toEqual(['Northland', 'Add Nothland']);
    expect(screen.getByText('Did you mean')).toBeTruthy();
    await user.click(screen.getByRole('option', { name: 'Northland' }));
    expect(onChange).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ title: 'Northland' }));
  });

  it('[3.29] shows people of a similar name before a person is added', async () => {
    const { api, user, input, onChange } = showPicker({ collection: 'individuals', records: people });
    await user.type(input, 'sam ngata');
    await user.click(await screen.findByRole('option', { name: 'Add Sam Ngata' }));
    expect(await screen.findByText('Is it one of these?')).toBeTruthy();
    expect(optionNames()).toEqual(['Samuel Ngata', 'No, add Sam Ngata']);
    await user.click(screen.getByRole('option', { name: 'Samuel Ngata' }));
    expect(onChange).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ title: 'Samuel Ngata' }));
    expect(posted(api.calls)).toEqual([]);
  });

  it('[3.5] [7.27] adds the person by their name when the user rejects the similar names', async () => {
    const { api, user, input } = showPicker({ collection: 'individuals', records: people });
    await user.type(input, 'sam ngata');
    await user.click(await screen.findByRole('option', { name: 'Add Sam Ngata' }));
    await user.click(await screen.findByRole('option', { name: 'No, add Sam Ngata' }));
    await screen.findByText('Sam Ngata added successfully');
    expect(posted(api.calls)).toEqual([{ name: 'Sam Ngata' }]);
  });
});

describe('namedDraft', () => {
  it.each([
    ['Mary Jane Watson', 'Mary Jane', 'Watson'],
    ['Anna van der Berg', 'Anna', 'van der Berg'],
  ])('makes a person of %s', (name, first_name, last_name) => {
    expect(namedDraft('individuals', name, {}, declaredRoles('staff'))).toEqual({
      draft: { first_name, last_name },
      body: { name },
      isWhole: true,
    });
  });

  it('rejects a person with one word, and knows that a space needs a venue', () => {
    expect(namedDraft('individuals', 'Aroha', {}, declaredRoles('staff'))).toBeNull();
    expect(namedDraft('spaces', 'Foyer', {}, declaredRoles('admin'))).toEqual({
      draft: { name: 'Foyer' },
      body: { name: 'Foyer' },
      isWhole: false,
    });
  });
});
