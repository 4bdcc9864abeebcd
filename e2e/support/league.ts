import type { Page } from '@playwright/test';
import type { ApiUser } from './api';
import { makeEntry, makeEvent, uniqueName, type Stored } from './records';
import { wordsOf } from './tenants';

const tenant = 'basketball';

/** A league of three teams that is not drawn yet, whose scores the tenant's judge notes. */
export async function makeLeague(staff: ApiUser) {
  const { entryPath } = wordsOf(tenant);
  const { event } = await makeEvent(staff, '2028-05-05');
  const make = (path: string, body: object) => staff.create<Stored>(`competition/${path}`, body);
  const stage = await make('stages', {
    name: uniqueName('Premier league'),
    event: event.hashcode,
    kind: 'league',
  });
  const place = { event: event.hashcode, stage: stage.hashcode };
  for (const name of ['Anchor', 'Breeze', 'Current']) {
    const { hashcode: entry } = await makeEntry(staff, tenant, event, { name });
    for (const action of ['submit', 'accept'])
      await staff.create(`${entryPath}/actions`, { action, target: entry });
    await make('stage_entries', { ...place, entry });
  }
  const { results } = await staff.get<{ results: Stored[] }>(`user?search=judge@${tenant}.test`);
  await make('panel_judges', { ...place, judge: results[0]?.hashcode });
  await staff.create('callboard/events/actions', { action: 'open_entries', target: event.hashcode });
  return { event, stage };
}

/** The games of a league's page. */
export const gameLinks = (page: Page) => page.getByRole('link', { name: /^Score .+ v .+/ });
