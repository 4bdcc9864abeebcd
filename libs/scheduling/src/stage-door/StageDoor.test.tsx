import { json, stubApi } from '@callboard/api-client/testing';
import type { Show } from '@callboard/api-contract/scheduling';
import { codeOfAct } from '@callboard/domain/scheduling';
import { renderScreen } from '@callboard/records/testing';
import { Screen } from './StageDoorScreen';
import { defineTenant, TenantProvider } from '@callboard/tenant';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const tenant = defineTenant({
  code: 'showquest',
  name: 'Showquest',
  tagline: 'Schools on stage',
  features: { performances: true, scheduling: true },
  labels: { entries: { one: 'Act', many: 'Acts' } },
});
const hashcode = '00000000-0000-4000-8000-0000000000aa';
const at = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
const item = (id: string, name: string, from: number, kind: 'entry' | 'interval' = 'entry') => {
  const entry = kind === 'entry' ? `entry ${id}` : null;
  return {
    hashcode: id,
    kind,
    entry,
    name,
    away: null,
    room: null,
    cues: null,
    from: at(from),
    to: at(from + 10),
  };
};
const step = (id: string, kind: 'here' | 'missing', of: string, participant: string | null = null) => {
  return {
    hashcode: id,
    step: kind,
    item: of,
    at: at(Number(id)),
    undoes: null,
    other: null,
    minutes: null,
    participant,
    by: null,
  };
};
const cast = {
  entries: [
    {
      hashcode: 'entry a',
      participants: [
        { hashcode: 'ana', name: 'Ana Rewi' },
        { hashcode: 'ben', name: 'Ben Sio' },
      ],
    },
    { hashcode: 'entry b', participants: [] },
  ],
};

function open(given: Partial<Show> = {}, status = 'scheduled', people: object = cast) {
  const api = stubApi();
  const show: Show = {
    performance: { hashcode, title: 'Opening night', status, starts_at: at(30), ends_at: at(100) },
    zone: 'Pacific/Auckland',
    items: [item('a', 'Anchor', 30), item('b', 'Breeze', 40), item('p', 'Interval', 50, 'interval')],
    steps: [],
    ...given,
  };
  api.on(`GET performances/${hashcode}/show`, json({ success: true, data: show }));
  api.on(`GET performances/${hashcode}/cast`, json({ success: true, data: people }));
  api.on('POST callboard/performances/actions', json({ success: true, data: { hashcode: 'x' } }));
  const view = renderScreen(
    <TenantProvider tenant={tenant}>
      <Screen />
    </TenantProvider>,
    { at: `/performances/${hashcode}/stage-door`, path: '/performances/:hashcode/stage-door' },
  );
  const sent = () => api.callsOf('POST callboard/performances/actions').map(({ body }) => body);
  return { api, sent, ...view };
}

/** A camera that sees the codes it is given, one after the other. */
function stubCamera(...codes: string[]): void {
  class Detector {
    static getSupportedFormats = () => Promise.resolve(['qr_code']);
    detect = () => Promise.resolve(codes.splice(0, 1).map((rawValue) => ({ rawValue })));
  }
  vi.stubGlobal('BarcodeDetector', Detector);
  const getUserMedia = () => Promise.resolve({ getTracks: () => [] });
  Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia }, configurable: true });
  vi.spyOn(HTMLVideoElement.prototype, 'play').mockResolvedValue();
}

describe('[2.18] the stage door', () => {
  it('checks an act in with one tap, and pauses are no acts', async () => {
    const { user, sent } = open();
    await screen.findByText('0 of 2');
    expect(screen.queryByText('Interval')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'All of Anchor are here' }));
    screen.getByText('1 of 2');
    expect(screen.queryByRole('button', { name: 'All of Anchor are here' })).toBeNull();
    await expect.poll(() => sent().length).toBe(1);
    expect(sent()[0]).toMatchObject({
      action: 'call_show',
      data: { step: 'here', item: 'a', participant: null },
    });
  });

  it('has who of an act is missing, person by person', async () => {
    const { user, sent } = open({ steps: [step('-3', 'here', 'a'), step('-2', 'missing', 'a', 'ben')] });
    await screen.findByText('1 missing');
    await user.click(screen.getByText('1 of 2 here'));
    const ben = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Ben Sio' });
    expect(ben.checked).toBe(false);
    await user.click(ben);
    expect(ben.checked).toBe(true);
    screen.getByText('1 of 2');
    await user.click(screen.getByRole('button', { name: 'Undo the last step on Anchor' }));
    screen.getByText('0 of 2');
    await expect.poll(() => sent().length).toBe(2);
    expect(sent()[1]).toMatchObject({ data: { step: 'undo', item: null } });
    expect(sent()[0]).toMatchObject({ data: { step: 'here', item: 'a', participant: 'ben' } });
  });

  it('finds an act by the name of one of its people, and hides those that are here', async () => {
    const { user } = open({ steps: [step('-3', 'here', 'b')] });
    await user.type(await screen.findByRole('textbox', { name: 'Find an act or a person' }), 'sio');
    screen.getByText('Anchor');
    expect(screen.queryByText('Breeze')).toBeNull();
    await user.clear(screen.getByRole('textbox', { name: 'Find an act or a person' }));
    screen.getByText('Breeze');
    await user.click(screen.getByRole('checkbox', { name: 'Hide acts that are all here' }));
    expect(screen.queryByText('Breeze')).toBeNull();
  });

  it('checks nothing in before the performance is announced', async () => {
    open({}, 'planned');
    await screen.findByText('Acts can be checked in once the performance is announced, until it is over.');
    expect(screen.queryByRole('button', { name: /are here/ })).toBeNull();
  });

  it('has nothing to check in where no act has a time', async () => {
    open({ items: [item('p', 'Interval', 50, 'interval')] });
    await screen.findByText('No acts have a time in this performance');
  });

  it('checks an act in by the code on its phone, once, and knows the code of another show', async () => {
    const act = '0b0e2c5e-7c1d-4b6e-9f5a-1f2e3d4c5b6a';
    const code = codeOfAct('https://showquest.test', act);
    stubCamera(code.replace('0b0e', '1b0e'), code, `${code}?again`);
    const { user, sent } = open({ items: [{ ...item('a', 'Anchor', 30), entry: act }] });
    await user.click(await screen.findByRole('button', { name: 'Scan with the camera' }));
    await screen.findByText('This code is not for an act in this show. Find the act in the list.');
    await screen.findByText('Anchor checked in');
    screen.getByText('1 of 1');
    await screen.findByText('Anchor is already checked in');
    await expect.poll(() => sent().length).toBe(1);
    expect(sent()[0]).toMatchObject({ data: { step: 'here', item: 'a', participant: null } });
  });

  it('checks in those of one team where two play', async () => {
    const home = '0b0e2c5e-7c1d-4b6e-9f5a-1f2e3d4c5b6a';
    stubCamera(codeOfAct('https://basketball.test', home));
    const teams = {
      entries: [
        { ...cast.entries[0], hashcode: home },
        { hashcode: 'away', participants: [] },
      ],
    };
    const { user, sent } = open(
      { items: [{ ...item('a', 'Home v Away', 30), entry: home, away: 'away' }] },
      'scheduled',
      teams,
    );
    await user.click(await screen.findByRole('button', { name: 'Scan with the camera' }));
    await expect.poll(() => sent().length).toBe(2);
    expect(sent()).toMatchObject([{ data: { participant: 'ana' } }, { data: { participant: 'ben' } }]);
  });
});
