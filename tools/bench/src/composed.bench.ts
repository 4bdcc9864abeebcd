import { randomUUID } from 'node:crypto';
import { apiSession } from './api';
import { compareSignIns } from './compareSignIns';
import { report } from './report';
import { startTwoSites } from './twoSites';

const slug = 'eight-widgets';

/** Both pages show three counts, two lists, a text and two plots. */
const widgets = [
  ['number', 'Performances to come', { collection: 'performances', from: 'starts_at' }],
  ['number', 'Events that are open', { collection: 'events', status: 'open' }],
  ['number', 'Account requests waiting', { collection: 'accountRequests', status: 'waiting' }],
  ['list', 'Coming performances', { collection: 'performances', columns: ['starts_at', 'venue'], rows: 6 }],
  ['list', 'Open events', { collection: 'events', status: 'open', columns: ['starts_on'], rows: 6 }],
  ['text', 'On the night', { richtext: '<p>Doors open 45 minutes before the first act.</p>' }],
  ['plot', 'Events by status', { collection: 'events', by: 'status' }],
  ['plot', 'Events by region', { collection: 'events', by: 'region' }],
] as const;

/** Three figures, two lists with rows, and bars of two plots: nothing is a placeholder any more. */
const isWhole = `(() => {
  const count = (selector) => document.querySelectorAll(selector).length;
  if (count('[data-kind]') === 8) {
    return count('[data-kind=number] a') === 3 &&
      [...document.querySelectorAll('[data-kind=list]')].every((list) => list.querySelector('li')) &&
      [...document.querySelectorAll('[data-kind=plot]')].every((plot) => plot.querySelector('li, svg, tr'));
  }
  return count('.figure') === 3 && count('tbody tr') >= 12 && count('svg rect') >= 2;
})()`;

/** From signing in to a composed page of eight widgets, whole, compared with a dashboard of as many of react-admin's. */
const sites = await startTwoSites({
  port: 4692,
  path: `/pages/${slug}`,
  rivalPage: 'dashboard.html',
  prepare: publishPage,
});
report('composed', { widgets: widgets.length, ...(await compareSignIns(sites, isWhole)) });
process.exit(0);

async function publishPage(origin: string): Promise<void> {
  const headers = {
    ...(await apiSession(origin, 'showquest', 'admin')),
    'Content-Type': 'application/json',
  };
  const layouts = `${origin}/api/v21/system/layout/layouts`;
  const made = await post(layouts, { name: 'Eight widgets', slug, roles: ['staff'] });
  const cells = widgets.map(([kind, name, settings]) => ({
    id: randomUUID(),
    name: 'Cell',
    phone: 12,
    tablet: 6,
    desk: kind === 'number' ? 4 : 6,
    widgets: [{ id: randomUUID(), kind, name, settings }],
  }));
  const rows = [cells.slice(0, 3), cells.slice(3)].map((each) => ({
    id: randomUUID(),
    name: 'Row',
    cells: each,
  }));
  const content = { pages: [{ id: randomUUID(), name: 'Page', rows }] };
  const target = made.hashcode;
  await post(`${layouts}/actions`, { action: 'save', target, data: { content } });
  await post(`${layouts}/actions`, { action: 'publish', target });

  async function post(url: string, body: unknown): Promise<{ hashcode: string }> {
    const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`);
    const answer: { data: { hashcode: string } } = await response.json();
    return answer.data;
  }
}
