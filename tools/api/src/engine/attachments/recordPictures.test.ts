import { apiPrefix, callPaths, limits } from '@callboard/api-contract';
import { attachmentListSchema, attachmentSchema, type Uploaded } from '@callboard/api-contract/attachments';
import { collectionNamed, collectionNames } from '@callboard/api-contract/collections';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRecordMaker, type MadeRecord, type RecordMaker } from '../../testKit/makeRecords';
import { startTestApi, type TestApi, type TestClient } from '../../testKit/startTestApi';
import { sendForm, sendOne, testPicture } from '../../testKit/uploads';

let api: TestApi;
let staff: TestClient;
let school: TestClient;
let maker: RecordMaker;
let picture: Buffer;
beforeAll(async () => {
  api = await startTestApi();
  staff = await api.loginAs('showquest', 'staff');
  school = await api.loginAs('showquest', 'participant');
  maker = createRecordMaker(api, staff, collectionNames.map(collectionNamed));
  picture = await testPicture('jpeg', 900, 600);
});
afterAll(() => api.close());

const userActions = callPaths.userActions(limits.apiVersion);

const recordWithAvatar = v.object({
  qed_model: v.object({ avatar: v.object({ image: v.optional(v.object({ url: v.string() })) }) }),
});

/** The address of the picture that a record has in lists; undefined without one. */
async function squareOf(client: TestClient, path: string): Promise<string | undefined> {
  const { body } = await client.call('GET', path);
  return v.parse(recordWithAvatar, body).qed_model.avatar.image?.url;
}

const send = (client: TestClient, parent: string, name: string, facts: Record<string, string> = {}) =>
  sendOne(api, client, picture, name, { parent, group: 'picture', alt: name, ...facts });
const describePicture = (client: TestClient, data: object) =>
  client.call('POST', userActions, { action: 'describe_picture', data });

async function filesOf(client: TestClient, parent: string) {
  const { body } = await client.call('GET', `attachments?parent=${parent}`);
  return v.parse(attachmentListSchema, body).results;
}

describe('[2.21] [3.24] the pictures of a venue', () => {
  let venue: MadeRecord;
  let parent: string;
  let first: Uploaded;
  beforeAll(async () => {
    venue = await maker.make('venues');
    parent = `callboard.Venue.${venue.hashcode}`;
    first = await send(staff, parent, 'The street side.jpg');
  });

  it('have a description; the first stands for the venue until another one is the main one', async () => {
    const second = await send(staff, parent, 'The stage.jpg');
    const shown = await squareOf(staff, `callboard/venues/${venue.hashcode}`);
    expect(shown).toContain(first.hashcode);
    const { statusCode, headers } = await api.app.inject(shown ?? '');
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/jpeg']);
    const alt = 'The stage from the balcony';
    const answer = await describePicture(staff, { hashcode: second.hashcode, alt, is_main: true });
    expect(answer.status).toBe(200);
    expect(v.parse(v.object({ data: attachmentSchema }), answer.body).data).toMatchObject({
      alt,
      is_main: true,
      is_public: false,
      group: 'picture',
    });
    expect(await squareOf(staff, `callboard/venues/${venue.hashcode}`)).toContain(second.hashcode);
    await describePicture(staff, { hashcode: first.hashcode, is_main: true });
    const mains = (await filesOf(staff, parent)).filter(({ is_main }) => is_main);
    expect(mains.map(({ hashcode }) => hashcode)).toEqual([first.hashcode]);
  });

  it('are read by those who read the venue, and changed by those who change it', async () => {
    expect((await filesOf(school, parent)).length).toBeGreaterThan(0);
    const refused = await sendForm(api.app, school.headers, [
      ['parent', parent],
      ['group', 'picture'],
      ['attachment', { bytes: picture, name: 'Ours.jpg' }],
    ]);
    expect(refused.statusCode).toBe(403);
    const data = { hashcode: first.hashcode, alt: 'Ours' };
    expect((await describePicture(school, data)).status).toBe(403);
    const foreign = await api.loginAs('rockquest', 'admin');
    expect((await describePicture(foreign, data)).status).toBe(404);
  });

  it('are pictures, of a description that is no longer than a line, twelve at most, and never public', async () => {
    const refuse = async (bytes: Buffer | string, facts: readonly (readonly [string, string])[] = []) => {
      const answer = await sendForm(api.app, staff.headers, [
        ['parent', parent],
        ['group', 'picture'],
        ...facts,
        ['attachment', { bytes, name: 'a.jpg' }],
      ]);
      return [answer.statusCode, answer.json().detail];
    };
    expect(await refuse('No picture')).toEqual([400, 'Send a picture: PNG, JPG or GIF.']);
    expect((await refuse(picture, [['alt', 'x'.repeat(201)]]))[0]).toBe(400);
    const answer = await describePicture(staff, { hashcode: first.hashcode, is_public: true });
    expect([answer.status, answer.body]).toMatchObject([
      400,
      { detail: 'This picture cannot be shown to everyone.' },
    ]);
    const { length } = (await filesOf(staff, parent)).filter(({ group }) => group === 'picture');
    for (let no = length; no < 12; no += 1) await send(staff, parent, `${no}.jpg`);
    expect(await refuse(picture)).toEqual([400, 'There can be 12 pictures at most. Remove one first.']);
  });

  it('are apart from its stage plan and its technical sheet, which are files of their own purpose', async () => {
    const facts = { parent, group: 'stage_plan' };
    await sendOne(api, staff, '%PDF-1.4 plan', 'Plan.pdf', facts);
    const plans = (await filesOf(staff, parent)).filter(({ group }) => group === 'stage_plan');
    expect(plans.map(({ name }) => name)).toEqual(['Plan.pdf']);
  });
});

describe('[2.21] the picture of an event', () => {
  it('is one: a new one replaces it. Everyone sees it once staff published it and the event is announced', async () => {
    const days = { starts_on: '2029-05-05', ends_on: '2029-05-06' };
    const event = await maker.make('events', days);
    const parent = `callboard.Event.${event.hashcode}`;
    const url = `${apiPrefix()}season/events/${event.hashcode}/picture?tenant=showquest`;
    const statusOf = async () => (await api.app.inject(url)).statusCode;
    const inSeason = async () => {
      const answer = await api.app.inject({ url: `${apiPrefix()}season`, headers: { domain: 'showquest' } });
      const found = answer.json().data.events.find(({ hashcode }: MadeRecord) => hashcode === event.hashcode);
      return found?.picture ?? null;
    };
    await send(staff, parent, 'Draft.jpg');
    const poster = await send(staff, parent, 'Poster.jpg');
    expect((await filesOf(staff, parent)).map(({ hashcode }) => hashcode)).toEqual([poster.hashcode]);
    await describePicture(staff, { hashcode: poster.hashcode, is_public: true });
    expect(await statusOf()).toBe(404);
    await staff.call('POST', 'callboard/events/actions', { action: 'open_entries', target: event.hashcode });
    expect(await statusOf()).toBe(200);
    expect(await inSeason()).toMatchObject({ alt: 'Poster.jpg' });
    expect((await api.app.inject((await inSeason()).url)).headers['content-type']).toBe('image/jpeg');
    expect((await api.app.inject(url.replace('showquest', 'rockquest'))).statusCode).toBe(404);
    await describePicture(staff, { hashcode: poster.hashcode, is_public: false });
    expect(await statusOf()).toBe(404);
    expect(await inSeason()).toBeNull();
  });
});

describe('[7.45] the picture of an act', () => {
  it('is the school’s to change until entries close, and is never public', async () => {
    const event = await maker.make('events', { entries_close: '2029-01-01T00:00:00Z' });
    await staff.call('POST', 'callboard/events/actions', { action: 'open_entries', target: event.hashcode });
    const entry = await maker.make('entries', {
      event: event.hashcode,
      contact: school.individual,
      performance: null,
      slot_starts_at: null,
    });
    const parent = `callboard.Entry.${entry.hashcode}`;
    const mine = await send(school, parent, 'The band.jpg');
    expect(await squareOf(school, `showquest/entries/${entry.hashcode}`)).toContain(mine.hashcode);
    expect((await describePicture(school, { hashcode: mine.hashcode, alt: 'Us' })).status).toBe(200);
    expect((await describePicture(school, { hashcode: mine.hashcode, is_public: true })).status).toBe(403);
    expect((await describePicture(staff, { hashcode: mine.hashcode, is_public: true })).status).toBe(400);
    const other = await api.loginAs('showquest', 'participant');
    expect((await describePicture(other, { hashcode: mine.hashcode, alt: 'Theirs' })).status).toBe(404);

    await api.asOwner(`UPDATE events SET status = 'closed' WHERE hashcode = $1`, [event.hashcode]);
    await api.asOwner(`UPDATE entries SET status = 'submitted' WHERE hashcode = $1`, [entry.hashcode]);
    expect((await describePicture(school, { hashcode: mine.hashcode, alt: 'Late' })).status).toBe(403);
    expect((await school.call('DELETE', `attachments/${mine.hashcode}`)).status).toBe(403);
    const late = await sendForm(api.app, school.headers, [
      ['parent', parent],
      ['group', 'picture'],
      ['attachment', { bytes: picture, name: 'Late.jpg' }],
    ]);
    expect([late.statusCode, late.json().detail]).toEqual([
      403,
      'The time to change this act is over, so only the office can do it.',
    ]);
    expect((await describePicture(staff, { hashcode: mine.hashcode, alt: 'On stage' })).status).toBe(200);
  });
});
