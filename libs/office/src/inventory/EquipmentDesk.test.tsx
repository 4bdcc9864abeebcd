import { hashcodeOf, json, page, stubApi } from '@callboard/api-client/testing';
import { aRecordIn, renderScreen } from '@callboard/records/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Screen as AssetLabels } from './AssetLabels';
import { CheckOutForm, type LoanDraft } from './CheckOutForm';
import { Screen as EquipmentDesk } from './EquipmentDesk';
import type { DeskAsset } from './useTray';

afterEach(cleanup);

const acted = 'POST user/actions';
const asset = (number: number, given: Partial<DeskAsset> = {}): DeskAsset => ({
  hashcode: hashcodeOf(number),
  title: `Mic ${number}`,
  code: `M${number}`,
  status: 'available',
  promises: [],
  ...given,
});
const promise = (given: object = {}) => ({
  hashcode: hashcodeOf(50),
  individual: hashcodeOf(60),
  who: 'Mere Tamati',
  from: '2020-01-01T00:00:00Z',
  until: '2090-01-01T00:00:00Z',
  is_out: false,
  ...given,
});
const out = (number: number) => asset(number, { status: 'in_use', promises: [promise({ is_out: true })] });

/** A desk whose server knows these assets by their codes, and answers what is handed over as given. */
function show(assets: readonly DeskAsset[], ...answers: Response[]) {
  const api = stubApi();
  const replies: Response[] = [];
  api.on(acted, ({ body }) => {
    const { action, data } = body as { action: string; data: { code?: string; assets?: string[] } };
    if (action !== 'find_assets')
      return answers.shift() ?? json({ success: true, data: { change_set: 'set' } });
    const found = assets.filter(
      ({ code, hashcode }) => code === data.code || data.assets?.includes(hashcode),
    );
    return replies.shift() ?? json({ success: true, data: { assets: found } });
  });
  const view = renderScreen(<EquipmentDesk />);
  const sent = (name: string) =>
    api.callsOf(acted).flatMap(({ body }) => ((body as { action: string }).action === name ? [body] : []));
  /** As a scanner does, which waits for no answer. */
  const scan = async (...codes: string[]) => {
    await view.user.click(screen.getByLabelText(/^Scan or type a code/));
    for (const code of codes) {
      await view.user.paste(code);
      await view.user.keyboard('{Enter}');
    }
  };
  const tray = () =>
    screen
      .queryAllByRole('button', { name: /^Remove .+ from the list$/ })
      .map((button) => button.closest('li')?.textContent);
  return { ...view, api, sent, scan, tray, replies };
}

it('[2.58] puts each asset on the desk once, however fast it is scanned', async () => {
  const { scan, tray, user } = show([
    asset(1),
    asset(2),
    asset(3, { code: 'TWO' }),
    asset(4, { code: 'TWO' }),
  ]);
  expect(screen.getByText('Nothing on the desk')).toBeTruthy();
  await scan('M1', 'M2', 'M1');
  expect(await screen.findByText('Mic 1 is already in the list.')).toBeTruthy();
  expect(tray()).toEqual(['Mic 2M2Can go out', 'Mic 1M1Can go out']);
  await scan('M9');
  expect(await screen.findByText('No asset has the code “M9”.')).toBeTruthy();
  await scan('TWO');
  await user.click(await screen.findByRole('button', { name: 'Mic 4 · TWO' }));
  expect(tray()).toHaveLength(3);
  await user.click(screen.getByRole('button', { name: 'Remove Mic 2 from the list' }));
  expect(tray()).toEqual(['Mic 4TWOCan go out', 'Mic 1M1Can go out']);
});

it('[2.58] says of a code that was not found that it is not on the desk', async () => {
  const { scan, tray, replies } = show([asset(1), asset(2)]);
  await scan('M1');
  expect(await screen.findByText('Mic 1 added')).toBeTruthy();
  replies.push(json({ detail: 'Too many requests' }, 403));
  await scan('M2');
  expect(await screen.findByText('“M2” was not looked up. Scan it again. Too many requests')).toBeTruthy();
  expect(screen.queryByText('Mic 1 added')).toBeNull();
  expect(tray()).toHaveLength(1);
});

it('[2.58] hands out nothing without a person, a purpose and a time, nor what is promised or in repair', async () => {
  const { scan, user, sent } = show([
    asset(1),
    asset(2, { promises: [promise()] }),
    asset(3, { status: 'in_repair' }),
  ]);
  await scan('M1');
  await user.click(await screen.findByRole('button', { name: 'Hand out 1 asset' }));
  for (const error of [
    'Choose who takes it.',
    'Say in a few words what it is for.',
    'Choose a time in the future.',
  ])
    expect(screen.getByText(error)).toBeTruthy();
  await scan('M2', 'M3');
  expect(await screen.findByText(/^2 assets cannot go out\./)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Hand out 3 assets' })).toHaveProperty('disabled', true);
  expect(screen.getByText(/^Reserved for Mere Tamati, 01-Jan-2020/)).toBeTruthy();
  expect(sent('check_out_assets')).toEqual([]);
});

it('[2.58] takes back what was out, some of it for repair, and keeps it on the desk where that is refused', async () => {
  const message = 'Another desk was faster.';
  const { scan, tray, user, sent, api } = show(
    [out(1), out(2), asset(3)],
    json({ success: false, data: {}, error: { message } }, 409),
  );
  await scan('M1', 'M2', 'M3');
  await user.click(await screen.findByRole('checkbox', { name: 'Mic 2 needs repair' }));
  await user.type(screen.getByLabelText('How it came back'), ' Dented ');
  await user.click(screen.getByRole('button', { name: 'Take back 2 assets' }));
  await waitFor(() => expect(api.onProblem.mock.calls).toMatchObject([[{ message }]]));
  // How it stands with each is read again.
  await waitFor(() => expect(sent('find_assets')).toHaveLength(4));
  expect(screen.getByLabelText('How it came back')).toHaveProperty('value', ' Dented ');
  expect(tray()).toHaveLength(3);
  await user.click(screen.getByRole('button', { name: 'Take back 2 assets' }));
  expect(await screen.findByText('2 assets returned')).toBeTruthy();
  expect(tray()).toEqual(['Mic 3M3Can go out']);
  const [both, repair] = [[hashcodeOf(2), hashcodeOf(1)], [hashcodeOf(2)]];
  const data = { assets: both, to_repair: repair, condition: 'Dented' };
  expect(sent('check_in_assets')).toMatchObject([{ data }, { data }]);
});

it.each([
  ['', { hashcode: hashcodeOf(70), title: 'Heat 1', model: 'model' }, 'Heat 1'],
  [' Rehearsal ', null, 'Rehearsal'],
])('[2.58] hands out all of it for %j at %j', async (purpose, event, name) => {
  const api = stubApi();
  api.on(acted, json({ success: true, data: { change_set: 'set' } }));
  const person = { hashcode: hashcodeOf(60), title: 'Mere Tamati', model: 'model' };
  const draft: LoanDraft = { person, event, purpose, time: '2090-01-01T10:00' };
  const loans = [1, 2].map((number) => ({ asset: asset(number), loan: { kind: 'free' } as const }));
  const until = '2089-12-31T21:00:00Z';
  const done: (readonly string[])[] = [];
  const { user } = renderScreen(
    <CheckOutForm
      {...{ loans, draft, until }}
      zone="Pacific/Auckland"
      onChange={() => {}}
      onDone={(assets) => done.push(assets)}
      onRefused={() => {}}
    />,
  );
  await user.click(screen.getByRole('button', { name: 'Hand out 2 assets' }));
  const assets = [hashcodeOf(1), hashcodeOf(2)];
  await waitFor(() => expect(done).toEqual([assets]));
  const data = { assets, individual: person.hashcode, event: event?.hashcode ?? null, name, until };
  expect(api.callsOf(acted)[0]?.body).toMatchObject({ action: 'check_out_assets', data });
});

it('[7.34] prints a label for each asset that was selected, and says why there is none', async () => {
  const address = 'GET inventory/instances';
  const api = stubApi();
  const mic = aRecordIn('inventoryInstances', { asset_id: 'M1', call_sign: '', serial_number: 'SN 7' });
  api.on(address, json({ detail: 'Not for you' }, 403), json(page([])), json(page([mic])));
  const { user } = renderScreen(<AssetLabels />, {
    at: `/inventory/labels?assets=${hashcodeOf(1)},${hashcodeOf(2)}`,
  });
  expect(await screen.findByText('Not for you')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Print' })).toHaveProperty('disabled', true);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No labels to print')).toBeTruthy();
  cleanup();
  renderScreen(<AssetLabels />);
  const label = within(await screen.findByRole('listitem'));
  expect(label.getByRole('img', { name: `QR code of ${mic.qed_model.title}` })).toBeTruthy();
  expect(label.getByText('M1').parentElement?.textContent).toBe(`${mic.qed_model.title}M1SN 7Showquest`);
  const filters = api
    .callsOf(address)
    .map(({ query }) => query.get('hashcode__in') ?? query.get('status__in'));
  expect(filters).toEqual([
    ...Array(2).fill(`${hashcodeOf(1)},${hashcodeOf(2)}`),
    'available,in_use,in_repair',
  ]);
});
