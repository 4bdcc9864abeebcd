import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aRecord } from '../testing/createPickerApi';
import { nameOf, optionNames, showPicker } from '../testing/showPicker';

const regions = (...names: readonly string[]) => names.map((name) => aRecord('regions', name));
const many = regions(...Array.from({ length: 60 }, (_, index) => `Region ${index}`));
const otago = { hashcode: 'Otago', title: 'Otago', model: 'callboard.Region' };

const highlighted = (input: HTMLElement) =>
  nameOf(document.getElementById(input.getAttribute('aria-activedescendant') ?? ''));

describe('RecordPicker', () => {
  it('[9.7] prompts for a selection while it is empty', () => {
    expect(showPicker().input.placeholder).toBe('Please select...');
  });

  it('[9.7] shows "Not selected" where it is read-only', () => {
    expect(showPicker({ props: { readOnly: true } }).input.placeholder).toBe('Not selected');
  });

  it('sends no request before it is opened', () => {
    expect(showPicker({ records: many }).api.calls).toEqual([]);
  });

  it('[9.1] waits for a pause in typing', async () => {
    const { api, user, input } = showPicker({ records: regions('Otago') });
    await user.click(input);
    // Letter by letter within one turn: on a busy machine, the pauses of typed ones are long enough for a request.
    for (const typed of ['o', 'ot', 'ota', 'otag', 'otago'])
      fireEvent.change(input, { target: { value: typed } });
    await waitFor(() => expect(api.calls.map(({ query }) => query.get('search'))).toEqual([null, 'otago']));
  });

  it('[7.24] searches only onboarded records where an administration type is required', async () => {
    const { api, user, input } = showPicker({ props: { params: { admin_type_code: 'school' } } });
    await user.click(input);
    await screen.findByText('No item found');
    const query = api.calls[0]?.query;
    expect([query?.get('admin_type_code'), query?.get('primary_status_code')]).toEqual([
      'school',
      'onboarded',
    ]);
  });

  it.each([
    ['suppliers', 'abc'],
    ['regions', null],
  ] as const)(
    "[3.6] searches %s by the user's contractor if they have the field",
    async (collection, sent) => {
      const { api, user, input } = showPicker({ collection, user: { principal_contractor: 'abc' } });
      await user.click(input);
      await screen.findByText('No item found');
      expect(api.calls[0]?.query.get('principal_contractor')).toBe(sent);
    },
  );

  it('[2.51] moves through the list by keyboard, and wraps around', async () => {
    const { user, input } = showPicker({ records: regions('Otago', 'Southland', 'Waikato') });
    await user.click(input);
    await screen.findByRole('option', { name: 'Otago' });
    await user.keyboard('{End}');
    expect(highlighted(input)).toBe('Waikato');
    await user.keyboard('{ArrowDown}');
    expect(highlighted(input)).toBe('Otago');
    await user.keyboard('{ArrowUp}{Home}{ArrowDown}');
    expect(highlighted(input)).toBe('Southland');
  });

  it('gives each option its position and the size of the set', async () => {
    const { user, input } = showPicker({ records: regions('Otago', 'Southland') });
    await user.click(input);
    const option = await screen.findByRole('option', { name: 'Southland' });
    expect([option.getAttribute('aria-posinset'), option.getAttribute('aria-setsize')]).toEqual(['2', '2']);
    expect(screen.getByRole('status').textContent).toBe('2 results');
  });

  it('[2.56] keeps the highlighted option when more are loaded', async () => {
    const { user, input } = showPicker({ records: many });
    await user.click(input);
    await screen.findByRole('option', { name: 'Load more' });
    await user.keyboard('{End}{Enter}');
    await waitFor(() => expect(optionNames()).toHaveLength(51));
    expect(highlighted(input)).toBe('Region 24');
  });

  it('[2.55] is loading, then shows the problem, and retries', async () => {
    const { api, user, input } = showPicker({ records: regions('Otago') });
    api.pause();
    api.fail(true);
    await user.click(input);
    expect(screen.getByRole('status').textContent).toBe('Loading…');
    api.release();
    const retry = await screen.findByRole('option', { name: 'Try again' }, { timeout: 15_000 });
    expect(screen.getByRole('status').textContent).toBe('The search is down');
    api.fail(false);
    await user.click(retry);
    expect(await screen.findByRole('option', { name: 'Otago' })).toBeTruthy();
  });

  it('shows loaded records that match while the request is pending', async () => {
    const { api, user, input } = showPicker({ records: regions('Otago', 'Southland') });
    await user.click(input);
    await screen.findByRole('option', { name: 'Otago' });
    api.pause();
    await user.type(input, 'sou');
    expect(optionNames()).toEqual(['Southland']);
    api.release();
  });

  it('[7.25] fetches a record by its hashcode if the value has no title', async () => {
    const { input } = showPicker({ records: regions('Otago'), props: { value: 'Otago' } });
    await waitFor(() => expect(input.value).toBe('Otago'));
  });

  it('shows the selected record again when typing is cancelled', async () => {
    const { user, input, onChange } = showPicker({ props: { value: otago } });
    await user.clear(input);
    await user.type(input, 'sou');
    await user.keyboard('{Escape}');
    expect(input.value).toBe('Otago');
    expect(onChange).not.toHaveBeenCalled();
  });

  it('clears the selection', async () => {
    const { user, input, onChange } = showPicker({ props: { value: otago, label: 'Choice' } });
    await user.click(screen.getByRole('button', { name: 'Clear Choice' }));
    expect(onChange).toHaveBeenCalledExactlyOnceWith(null);
    expect(input.value).toBe('');
  });

  it('selects nothing when it loses focus', async () => {
    const { user, input, onChange } = showPicker({ records: regions('Otago') });
    await user.click(input);
    await screen.findByRole('option', { name: 'Otago' });
    await user.keyboard('{ArrowDown}{Tab}');
    expect(onChange).not.toHaveBeenCalled();
    expect(input.getAttribute('aria-expanded')).toBe('false');
  });

  it('lists recently selected records first', async () => {
    const { user, input } = showPicker({ records: regions('Otago', 'Southland') });
    await user.click(input);
    await user.click(await screen.findByRole('option', { name: 'Southland' }));
    await user.click(input);
    await waitFor(() => expect(optionNames()).toEqual(['Southland', 'Otago']));
    expect(screen.getByText('Recent')).toBeTruthy();
  });

  it('groups options by a field', async () => {
    const records = [
      aRecord('venues', 'Town Hall', { town: 'Napier' }),
      aRecord('venues', 'Arena', { town: 'Gore' }),
      aRecord('venues', 'Opera', { town: 'Napier' }),
    ];
    const { user, input } = showPicker({ collection: 'venues', records, props: { groupBy: 'town' } });
    await user.click(input);
    await screen.findByText('Gore');
    expect(optionNames()).toEqual(['Town Hall', 'Opera', 'Arena']);
  });

  it('renders only some of a thousand options', async () => {
    const records = Array.from({ length: 100 }, (_, index) => aRecord('regions', `Region ${index}`));
    const { user, input } = showPicker({ records });
    await user.click(input);
    for (const loaded of [25, 50, 75]) {
      await waitFor(() => expect(document.querySelector(`[aria-setsize="${loaded + 1}"]`)).not.toBeNull());
      await user.keyboard('{End}{Enter}');
    }
    await waitFor(() => expect(document.querySelector('[aria-setsize="100"]')).not.toBeNull());
    expect(optionNames().length).toBeLessThan(60);
  });
});
