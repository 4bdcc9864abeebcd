import { json, stubApi } from '@callboard/api-client/testing';
import type { Night } from '@callboard/api-contract/scheduling';
import { renderScreen } from '@callboard/records/testing';
import { defineTenant, TenantProvider } from '@callboard/tenant';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Screen as Stages } from '../stages/StagesScreen';
import type { MissingProps } from './NightCard';
import { Tonight } from './Tonight';

afterEach(cleanup);

const at = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
const tenantWith = (ticketing: boolean) =>
  defineTenant({
    code: 'showquest',
    name: 'Showquest',
    tagline: 'Schools on stage',
    features: { performances: true, scheduling: true, ticketing },
    labels: { entries: { one: 'Act', many: 'Acts' } },
  });
const step = (id: string, kind: Night['steps'][number]['step'], item: string, minutes: number) => {
  return {
    hashcode: id,
    step: kind,
    item,
    at: at(minutes),
    undoes: null,
    other: null,
    minutes: null,
    participant: null,
    by: null,
  };
};
const act = (hashcode: string, name: string, unanswered: number): Night['acts'][number] => ({
  hashcode,
  name,
  missing: {
    status: 'accepted',
    can_update: true,
    has_contact: true,
    members_count: 4,
    members_standing: 4,
    members_invited: 0,
    members_unanswered: unanswered,
    has_slot: true,
    event: null,
    fee: null,
    tasks: [],
  },
});
const night = (given: Partial<Night> = {}): Night => ({
  performance: {
    hashcode: 'p',
    title: 'Opening night',
    status: 'running',
    starts_at: at(-20),
    ends_at: at(100),
  },
  zone: 'Pacific/Auckland',
  event: { hashcode: 'e', title: 'Spring heats' },
  venue: { hashcode: 'v', title: 'Town Hall' },
  space: { hashcode: 's', title: 'Main stage' },
  seats: 200,
  sold: 180,
  inside: 120,
  items: ['Anchor', 'Breeze'].map((name, index) => {
    const from = -20 + index * 10;
    return {
      hashcode: name,
      kind: 'entry',
      entry: `entry ${name}`,
      name,
      away: null,
      room: null,
      cues: null,
      from: at(from),
      to: at(from + 10),
    };
  }),
  steps: [step('1', 'here', 'Anchor', -40), step('2', 'start', 'Anchor', -14)],
  acts: [act('entry Anchor', 'Anchor', 0), act('entry Breeze', 'Breeze', 3)],
  ...given,
});

function Lack({ item, entry, where }: MissingProps) {
  return <li>{`${where} (${entry.hashcode}): ${item.count} ${item.kind}`}</li>;
}

function open(nights: Night[], ticketing = true) {
  const api = stubApi();
  api.on('GET tonight', json({ success: true, data: { nights } }));
  const results = [
    { value: 'open', label: 'Open', count: 2 },
    { value: 'confirmed', label: 'Confirmed', count: 3 },
    { value: 'cancelled', label: 'Cancelled', count: 1 },
  ];
  api.on('GET schedule/shifts/counts', json({ by: 'status', results }));
  return renderScreen(
    <TenantProvider tenant={tenantWith(ticketing)}>
      <Tonight Missing={Lack} />
    </TenantProvider>,
    { at: '/tonight', path: '/tonight' },
  );
}
const card = () => screen.findByRole('region', { name: 'Spring heats: Opening night' });

describe('[2.18] [1.10] the stages of tonight', () => {
  it('stand next to each other, each with what is on, what comes next, how late it is and the way to its show', async () => {
    const api = stubApi();
    const second = night({
      performance: { ...night().performance, hashcode: 'q', starts_at: at(0) },
      space: { hashcode: 't', title: 'Studio' },
      steps: [],
    });
    const rehearsal = night({ performance: { ...night().performance, hashcode: 'r' }, items: [] });
    api.on('GET tonight', json({ success: true, data: { nights: [night(), second, rehearsal] } }));
    renderScreen(
      <TenantProvider tenant={tenantWith(false)}>
        <Stages />
      </TenantProvider>,
      { at: '/tonight/stages', path: '/tonight/stages' },
    );
    const main = await screen.findByRole('region', { name: 'Main stage, Town Hall' });
    const studio = screen.getByRole('region', { name: 'Studio, Town Hall' });
    expect(main.textContent).toMatch(/On stageAnchor14:\d\d of 10:00NextBreezeplanned/i);
    within(main).getByText('10 min later than planned');
    expect(studio.textContent).toContain('It has not started.');
    const links = screen.getAllByRole('link', { name: /^Open the show/ });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/performances/p/show',
      '/performances/q/show',
    ]);
  });
});

describe('[2.18] [1.10] tonight', () => {
  it('has what is on, how late it is, who is here, the house and the shifts of each performance', async () => {
    open([night()]);
    const shown = within(await card());
    shown.getByText('10 min later than planned');
    await shown.findByText('Shifts without a person');
    const text = (await card()).textContent ?? '';
    for (const part of [
      'On stageAnchor',
      'NextBreeze',
      'Acts here1of 2',
      'People in120of 180 sold200 seats',
      'Shifts without a person2of 5',
    ])
      expect(text).toContain(part);
    const links = shown.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(
      expect.arrayContaining(['/performances/p/show', '/performances/p/stage-door', '/door/p']),
    );
  });

  it('has each thing that an act lacks', async () => {
    const { user } = open([night()]);
    await user.click(within(await card()).getByText('1 thing is missing in acts'));
    within(await card()).getByText('Breeze (entry Breeze): 3 consents');
  });

  it('has no tickets where none are sold, and no show before it is announced', async () => {
    const planned = { ...night().performance, status: 'planned' };
    open([night({ performance: planned, steps: [] })], false);
    const shown = within(await card());
    shown.getByText('It is not announced yet: its show cannot be run.');
    expect(shown.queryByText('People in')).toBeNull();
    expect(shown.queryByRole('link', { name: 'Run the show' })).toBeNull();
  });

  it('shows when the performances of other days are on', async () => {
    open([]);
    await screen.findByText('There are no shows today');
    screen.getByRole('link', { name: 'All performances' });
  });
});
