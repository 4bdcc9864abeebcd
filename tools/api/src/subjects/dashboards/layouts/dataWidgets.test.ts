import { attachmentSchema } from '@callboard/api-contract/attachments';
import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi, type TestClient } from '../../../testKit/startTestApi';
import { sendOne, testPicture } from '../../../testKit/uploads';

let api: TestApi;
let admin: TestClient;
let judge: TestClient;
let file: Buffer;

beforeAll(async () => {
  api = await startTestApi();
  admin = await api.loginAs('showquest', 'admin');
  judge = await api.loginAs('showquest', 'judge');
  file = await testPicture('jpeg', 900, 600);
});
afterAll(() => api.close());

const path = 'layout/layouts';
const act = (action: string, target: string, data?: object) =>
  admin.call('POST', `${path}/actions`, { action, target, ...(data && { data }) });

function contentOf(kind: string, settings: object) {
  const widget = { id: randomUUID(), kind, name: `A ${kind}`, settings };
  const cell = { id: randomUUID(), name: 'Cell', phone: 12, tablet: 12, desk: 12, widgets: [widget] };
  const row = { id: randomUUID(), name: 'Row', cells: [cell] };
  return { pages: [{ id: randomUUID(), name: 'Page', rows: [row] }] };
}

const made = v.object({ data: v.object({ hashcode: v.string() }) });

async function newLayout(roles: readonly string[]): Promise<{ hashcode: string; slug: string }> {
  const slug = `page-${randomUUID().slice(0, 8)}`;
  const { body } = await admin.call('POST', path, { name: slug, slug, roles });
  return { hashcode: v.parse(made, body).data.hashcode, slug };
}

async function save(kind: string, settings: object, roles: readonly string[] = ['judge']) {
  const layout = await newLayout(roles);
  const { status } = await act('save', layout.hashcode, { content: contentOf(kind, settings) });
  return { ...layout, status };
}

const send = (client: TestClient, facts: Record<string, string>) =>
  sendOne(api, client, file, 'stage.jpg', facts);
const pagePicture = { group: 'page_picture' };
const toPicture = ({ hashcode, name }: { hashcode: string; name: string }) => ({
  picture: { hashcode, name },
  alt: 'The main stage',
});

describe('[7.36] a calendar and a map on a page', () => {
  it.each([
    ['calendar', { collection: 'performances', date: 'starts_at', show: 'agenda' }],
    ['calendar', { collection: 'events', date: 'entries_close' }],
    ['map', { collection: 'events', place: 'region', status: 'open' }],
    ['map', { collection: 'performances', place: 'venue' }],
    ['map', { collection: 'venues', place: 'coordinates' }],
  ])('a %s of %j is published', async (kind, settings) => {
    const { hashcode, status } = await save(kind, settings);
    expect(status).toBe(200);
    expect((await act('publish', hashcode)).status).toBe(200);
  });

  it.each([
    ['calendar', { collection: 'events', date: 'name' }],
    ['calendar', { collection: 'events', date: 'starts_on', show: 'clock' }],
    ['map', { collection: 'events', place: 'status' }],
    ['map', { collection: 'events', place: 'contact' }],
    ['map', { collection: 'events', date: 'starts_on' }],
  ])('a %s of %j is refused', async (kind, settings) => {
    expect((await save(kind, settings)).status).toBe(400);
  });

  it('is not published without the date or the place that it goes by', async () => {
    for (const kind of ['calendar', 'map']) {
      const { hashcode } = await save(kind, { collection: 'events' });
      expect((await act('publish', hashcode)).body).toMatchObject({
        error: { message: `A ${kind} is not set up yet.` },
      });
    }
  });
});

describe('[7.36] a widget with the filters of a saved view', () => {
  const settings = { collection: 'venues', place: 'coordinates' };

  it('stores the filters themselves, so that the view can change or go', async () => {
    const view = 'search=hall&status=active&capacity__gte=100&ordering=-capacity';
    const { hashcode, status, slug } = await save('map', { ...settings, view });
    expect(status).toBe(200);
    await act('publish', hashcode);
    const { body } = await judge.call('GET', `pages/${slug}`);
    expect(JSON.stringify(body)).toContain(JSON.stringify(view));
  });

  it.each(['colour=red', 'capacity__gte=lots', `search=${'a'.repeat(2_100)}`])(
    'is refused with filters that the list does not have: %s',
    async (view) => expect((await save('map', { ...settings, view })).status).toBe(400),
  );

  it('is refused without a list', async () => {
    const content = contentOf('number', { view: 'status=active' });
    const { hashcode } = await newLayout(['judge']);
    expect((await act('save', hashcode, { content })).status).toBe(400);
  });
});

describe('[7.36] [1.5] a saved report on a page', () => {
  const question = {
    collection: 'venues',
    by: 'region',
    second: null,
    measure: 'count',
    search: '',
    filters: [],
  };
  const newReport = async (shared: 'owner' | 'office') => {
    const given = { name: 'Venues by region', question, display: 'bars', shared_with: shared };
    return v.parse(made, (await admin.call('POST', 'core/reports', given)).body).data.hashcode;
  };

  it.each(['number', 'plot', 'table', undefined])('is published as %s', async (figure) => {
    const report = await newReport('office');
    const { hashcode, status } = await save('report', { report, ...(figure && { figure }) });
    expect(status).toBe(200);
    expect((await act('publish', hashcode)).status).toBe(200);
  });

  it.each([{ report: 'venues' }, { report: randomUUID(), figure: 'cake' }, { collection: 'venues' }])(
    'is refused with %j',
    async (settings) => expect((await save('report', settings)).status).toBe(400),
  );

  it('is not published without the report', async () => {
    const { hashcode } = await save('report', { figure: 'table' });
    expect((await act('publish', hashcode)).body).toMatchObject({
      error: { message: 'A report is not set up yet.' },
    });
  });

  it('gives no reader of the page a report that they cannot open', async () => {
    const report = await newReport('owner');
    const { hashcode, slug } = await save('report', { report }, ['judge', 'staff']);
    await act('publish', hashcode);
    for (const role of ['judge', 'staff'] as const) {
      const reader = await api.loginAs('showquest', role);
      const { status, body } = await reader.call('GET', `pages/${slug}`);
      expect([status, JSON.stringify(body).includes(report)]).toEqual([200, true]);
      expect(JSON.stringify(body)).not.toContain('Venues by region');
      expect((await reader.call('GET', `core/reports/${report}`)).status).toBeGreaterThanOrEqual(403);
    }
  });
});

describe('[7.36] [3.3] a picture on a page', () => {
  it('is seen by those that the page is published for, and by no others', async () => {
    const uploaded = await send(admin, pagePicture);
    const participant = await api.loginAs('showquest', 'participant');
    const address = `attachments/${uploaded.hashcode}`;
    const { hashcode, status } = await save('picture', {
      ...toPicture(uploaded),
      caption: 'From the balcony',
    });
    expect(status).toBe(200);
    expect((await judge.call('GET', address)).status).toBe(404);
    await act('publish', hashcode);
    const shown = v.parse(attachmentSchema, (await judge.call('GET', address)).body);
    const { statusCode, headers } = await api.app.inject(shown.pictures?.medium ?? '');
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/jpeg']);
    expect((await participant.call('GET', address)).status).toBe(404);
    const other = await api.loginAs('rockquest', 'judge');
    expect((await other.call('GET', address)).status).toBe(404);
    await act('retire', hashcode);
    expect((await judge.call('GET', address)).status).toBe(404);
  });

  it('needs a text for those who cannot see it', async () => {
    const uploaded = await send(admin, pagePicture);
    const { picture } = toPicture(uploaded);
    expect((await save('picture', { picture, alt: ' ' })).status).toBe(400);
    const { hashcode } = await save('picture', { picture });
    expect((await act('publish', hashcode)).body).toMatchObject({
      error: { message: 'A picture is not set up yet.' },
    });
  });

  it('is one that was uploaded for a page: no page opens another file to its readers', async () => {
    const { hashcode } = await newLayout(['judge']);
    const refusal = { error: { message: 'The picture of A picture was not uploaded for a page.' } };
    for (const uploaded of [
      await send(judge, {}),
      await send(judge, { group: 'stage_plan' }),
      { hashcode: randomUUID(), name: 'none.jpg' },
    ]) {
      const content = contentOf('picture', toPicture(uploaded));
      expect((await act('save', hashcode, { content })).body).toMatchObject(refusal);
    }
    const own = await send(admin, pagePicture);
    const content = contentOf('picture', toPicture(own));
    expect((await act('save', hashcode, { content })).status).toBe(200);
    const [widget] = content.pages.flatMap(({ rows }) =>
      rows.flatMap(({ cells }) => cells.flatMap(({ widgets }) => widgets)),
    );
    const other = { settings: toPicture(await send(judge, {})) };
    expect((await admin.call('PATCH', `layout/widgets/${widget?.id}`, other)).status).toBe(400);
  });
});
