import { collectionNamed, collectionNames } from '@callboard/api-contract/collections';
import { answerKinds } from '@callboard/api-contract/forms';
import { answerSamples, everyKindForm } from '@callboard/domain/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRecordMaker } from '../../testKit/makeRecords';
import { sendOne, testPicture } from '../../testKit/uploads';
import { startTestApi, type TestApi, type TestClient } from '../../testKit/startTestApi';

let api: TestApi;
let school: TestClient;
let form: string;

beforeAll(async () => {
  api = await startTestApi();
  const staff = await api.loginAs('showquest', 'staff');
  school = await api.loginAs('showquest', 'participant');
  const maker = createRecordMaker(api, staff, collectionNames.map(collectionNamed));
  form = (await maker.make('formDefinitions', { content: everyKindForm })).hashcode;
  const publish = { action: 'publish', target: form };
  expect((await staff.call('POST', 'form/definitions/actions', publish)).status).toBe(200);
});
afterAll(() => api.close());

const instances = 'form/instances';

/** A photo is a picture by its content, so that there must be one. */
async function aPhoto() {
  const { hashcode } = await sendOne(api, school, await testPicture('png'), 'act.png', { name: 'act.png' });
  return [{ hashcode, name: 'act.png' }];
}

async function begin(answers: object) {
  const { status, body } = await school.call('POST', instances, { definition: form, answers });
  expect(status, JSON.stringify(body)).toBe(201);
  const { hashcode, version } = Object(body).data;
  const save = (given: object, of: number) =>
    school.call('PATCH', `${instances}/${hashcode}`, { answers: given }, { 'If-Match': `"${of}"` });
  return { version: Number(version), save };
}

describe.each(answerKinds)('[2.21] an answer of the kind %s in two tabs', (kind) => {
  it('is refused with what is stored when a tab did not know it, and saved on top of that', async () => {
    const [one, other] = kind === 'photo' ? [await aPhoto(), await aPhoto()] : answerSamples[kind];
    const { version, save } = await begin({ [kind]: one });
    const first = await save({ [kind]: other, note: 'First' }, version);
    expect(first.status, JSON.stringify(first.body)).toBe(200);
    const stale = await save({ [kind]: one, note: 'Second' }, version);
    expect(stale.status).toBe(412);
    const { current } = Object(stale.body);
    expect(current).toMatchObject({ answers: { [kind]: other, note: 'First' } });
    // The same version is refused as often as it is sent; the one that was found is not.
    expect((await save({ [kind]: one }, version)).status).toBe(412);
    const merged = await save({ ...current.answers, note: 'Second' }, current.version);
    expect(merged.body).toMatchObject({ answers: { [kind]: other, note: 'Second' } });
  });
});
