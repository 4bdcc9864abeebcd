import { hashcodeOf, json, stubApi } from '@callboard/api-client/testing';
import type { QueryOutputOf } from '@callboard/api-contract/queries';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { aRecordIn } from '../testing/aRecordOf';
import { renderScreen } from '../testing/renderScreen';
import { FormerRecord } from './FormerRecord';
import { MergeDialog } from './MergeDialog';
import { PossibleDuplicates } from './PossibleDuplicates';

afterEach(cleanup);

const acted = 'POST user/actions';
const previewAddress = 'GET merges/individuals/preview';
const person = (number: number, title: string, given: object = {}) => {
  const record = aRecordIn('individuals', { hashcode: hashcodeOf(number), ...given });
  return { ...record, qed_model: { ...record.qed_model, title } };
};
const older = person(1, 'Mere T', {
  first_name: 'Mere',
  phone: '021 1',
  email: null,
  version: 3,
  modified: '2026-01-01T00:00:00Z',
});
const newer = person(2, 'Mere Tamati', {
  first_name: 'Meri',
  phone: null,
  email: 'mere@example.org',
  version: 7,
  modified: '2026-02-01T00:00:00Z',
});
const addressOf = (number: number) => `GET individual/individuals/${hashcodeOf(number)}`;
const nothing = { moves: [], files: 0, doubles: [] };

/** Both people, side by side; the other answers come before those of a server where all goes well. */
function show(preview: Partial<QueryOutputOf<'mergePreview'>> = {}, others: Record<string, Response> = {}) {
  const api = stubApi();
  const usual = {
    [addressOf(1)]: json(older),
    [addressOf(2)]: json(newer),
    [previewAddress]: json({ success: true, data: { ...nothing, ...preview } }),
    [acted]: json({ success: true, data: { change_set: 'set' } }),
  };
  for (const [address, answer] of Object.entries(usual)) {
    const other = others[address];
    api.on(address, ...(other ? [other] : []), answer);
  }
  const [onMerged, onClose] = [vi.fn(), vi.fn()];
  const [first, second] = [hashcodeOf(1), hashcodeOf(2)];
  const view = renderScreen(
    <MergeDialog collection="individuals" {...{ first, second, onMerged, onClose }} />,
  );
  return { ...view, api, onMerged, onClose };
}

const findMerge = async () => screen.findByRole('button', { name: 'Merge' });
/** Value of each field of the record that stays. */
const selected = () =>
  screen.getAllByRole('radiogroup').map((group) => {
    const radio = within(group)
      .getAllByRole<HTMLInputElement>('radio')
      .find(({ checked }) => checked);
    return [group.querySelector('legend')?.textContent, radio?.closest('label')?.textContent];
  });

describe('[2.26] [2.27] merging two people', () => {
  it('takes the newer of two values and never an empty one, unless another is selected', async () => {
    const { user, api, onMerged, onClose } = show();
    await findMerge();
    const fields = Object.fromEntries(selected());
    expect(fields).toMatchObject({ 'First name': 'Meri', Phone: '021 1', Email: 'mere@example.org' });
    await user.click(screen.getByRole('radio', { name: 'Mere' }));
    await user.click(await findMerge());
    await waitFor(() => expect(onMerged.mock.calls).toEqual([[hashcodeOf(1)]]));
    expect(onClose).toHaveBeenCalled();
    expect(await screen.findByText('Mere Tamati merged into Mere T')).toBeTruthy();
    const data = {
      collection: 'individuals',
      kept: { hashcode: hashcodeOf(1), version: 3 },
      other: { hashcode: hashcodeOf(2), version: 7 },
      take: ['email'],
    };
    expect(api.callsOf(acted)[0]?.body).toMatchObject({ action: 'merge_records', data });
  });

  it('swaps both: the other one stays, with the same values', async () => {
    const { user, api } = show();
    await findMerge();
    const before = selected();
    await user.click(screen.getByRole('button', { name: 'Swap' }));
    expect(await screen.findByText('Stays')).toBeTruthy();
    expect(screen.getByText('Stays').parentElement?.textContent).toBe('Stays Mere Tamati');
    expect(selected()).toEqual(before);
    await waitFor(async () => expect(await findMerge()).toHaveProperty('disabled', false));
    await user.click(await findMerge());
    await waitFor(() =>
      expect(api.callsOf(acted)[0]?.body).toMatchObject({
        data: { kept: { hashcode: hashcodeOf(2) }, take: ['phone'] },
      }),
    );
  });

  it.each([
    ['dropped', /^Heat 1 is the same in both/, false],
    ['withdrawn', /^Heat 1 is in an entry twice/, false],
    ['refused', /^Both have Heat 1 in .+\. Delete one of them first\.$/, true],
  ] as const)('with a double that is %s', async (outcome, text, isInTheWay) => {
    const double = { collection: 'participants', hashcode: hashcodeOf(9), title: 'Heat 1', outcome };
    show({
      doubles: [double],
      files: 2,
      moves: [{ collection: 'participants', field: 'individual', count: 3 }],
    });
    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.getByText('2 files')).toBeTruthy();
    expect(screen.getByText(/: 3$/)).toBeTruthy();
    await waitFor(async () => expect(await findMerge()).toHaveProperty('disabled', isInTheWay));
  });

  it('loses no selection where it is refused', async () => {
    const message = 'Mere Tamati was changed meanwhile.';
    const { user, api, onClose } = show(
      {},
      { [acted]: json({ success: false, data: {}, error: { message } }, 409) },
    );
    await user.click(await screen.findByRole('radio', { name: 'Mere' }));
    await waitFor(async () => expect(await findMerge()).toHaveProperty('disabled', false));
    await user.click(await findMerge());
    await waitFor(() => expect(api.onProblem.mock.calls).toMatchObject([[{ message }]]));
    expect(onClose).not.toHaveBeenCalled();
    expect(screen.getByRole('radio', { name: 'Mere' })).toHaveProperty('checked', true);
  });

  it.each([addressOf(1), addressOf(2), previewAddress])(
    'says why it cannot show both, and tries again: %s',
    async (address) => {
      const { user } = show({}, { [address]: json({ detail: 'Not for you' }, 403) });
      expect(await screen.findByText('Not for you')).toBeTruthy();
      await user.click(screen.getByRole('button', { name: 'Try again' }));
      await waitFor(async () => expect(await findMerge()).toHaveProperty('disabled', false));
    },
  );
});

describe('[2.26] [2.27] possible duplicates', () => {
  it('are listed with why, and nothing is shown without them', async () => {
    const address = `GET merges/individuals/${hashcodeOf(1)}/duplicates`;
    const api = stubApi();
    const records = [
      { hashcode: hashcodeOf(2), title: 'Mere Tamati', reason: 'email' },
      { hashcode: hashcodeOf(3), title: 'Mary T', reason: 'name' },
    ];
    api.on(address, json({ success: true, data: { records } }));
    renderScreen(<PossibleDuplicates collection="individuals" record={older} />);
    const items = await screen.findAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'Mere Tamati Same emailMerge with…',
      'Mary T Same nameMerge with…',
    ]);
    cleanup();
    api.on(address, json({ success: true, data: { records: [] } }));
    renderScreen(<PossibleDuplicates collection="individuals" record={older} />);
    await waitFor(() => expect(api.callsOf(address)).toHaveLength(2));
    expect(screen.queryByText('Possible duplicates')).toBeNull();
  });

  it.each([
    [json({ success: true, data: { kept: hashcodeOf(2) } }), true],
    [json({ success: true, data: { kept: null } }), false],
    [json({ detail: 'No item found' }, 404), false],
  ])('lead an old link to the record that stayed, if there is one', async (answer, isLed) => {
    stubApi().on(`GET merges/individuals/${hashcodeOf(1)}`, answer);
    const { address } = renderScreen(
      <FormerRecord collection="individuals" hashcode={hashcodeOf(1)}>
        Not found
      </FormerRecord>,
      { at: '/old' },
    );
    if (!isLed) expect(await screen.findByText('Not found')).toBeTruthy();
    else await waitFor(() => expect(address.history.at(-1)).toContain(hashcodeOf(2)));
    expect(address.history).toHaveLength(isLed ? 2 : 1);
  });
});
