import { fieldSchema } from '@callboard/api-contract';
import { collectionNamed, collectionNames } from '@callboard/api-contract/collections';
import { canonicalText } from '@callboard/api-contract/text';
import { answerKindOf, type AnswerKind } from '@callboard/api-contract/forms';
import naughtyStrings from 'big-list-of-naughty-strings/blns.json' with { type: 'json' };
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { invitationDraft } from '../testKit/invitations';
import { createRecordMaker } from '../testKit/makeRecords';
import { startTestApi, type TestApi, type TestClient } from '../testKit/startTestApi';

const texts = [
  ...naughtyStrings,
  'Nika\u00a0Ng',
  '\u200bNika\u200b  Ng\ufeff',
  '\u202eNika Ng\u202c',
  'Ma\u0304ia\r\nNg',
  '\u00a0\u2003\u200b \n',
  ' kaye@school.example\u200b ',
  '021\u00a0555\u00a00123',
];
const shapes = { text: 'line', email: 'line', phone: 'line', link: 'line', textarea: 'lines' } as const;
const isWritten = (kind: string): kind is keyof typeof shapes => kind in shapes;

describe('a text of every field and question', () => {
  it('is stored in its canonical form, or refused', () => {
    let taken = 0;
    for (const collection of collectionNames) {
      for (const [name, field] of Object.entries(collectionNamed(collection).fields)) {
        if (!isWritten(field.kind)) continue;
        const schema = fieldSchema(field);
        for (const text of texts) {
          const { success, output } = v.safeParse(schema, text);
          if (!success) continue;
          taken += 1;
          const canonical = canonicalText(text, shapes[field.kind]);
          if (output !== canonical) expect.fail(`${collection}.${name}: ${JSON.stringify([text, output])}`);
        }
      }
    }
    expect(taken).toBeGreaterThan(10_000);
  });

  it.each<AnswerKind>(['text', 'textarea', 'email', 'phone'])('as an answer too: %s', (kind) => {
    const schema = answerKindOf({ kind }).schema({});
    const taken = texts.filter((text) => v.is(schema, text));
    expect(taken.length).toBeGreaterThan(0);
    for (const text of taken)
      expect(v.parse(schema, text)).toBe(canonicalText(text, kind === 'textarea' ? 'lines' : 'line'));
  });
});

describe('the server', () => {
  let api: TestApi;
  let staff: TestClient;
  let school: TestClient;
  let admin: TestClient;
  beforeAll(async () => {
    api = await startTestApi();
    staff = await api.loginAs('showquest', 'staff');
    school = await api.loginAs('showquest', 'participant');
    admin = await api.loginAs('showquest', 'admin');
  });
  afterAll(() => api.close());

  it.each([
    'kaye@school.example,',
    'mailto:kaye@school.example',
    'a,b@example.org',
    'Kaye <kaye@school.example>',
  ])('invites no one at %s', async (email) => {
    const { status, body } = await admin.call('POST', 'user/activations', invitationDraft(email));
    expect([status, body]).toMatchObject([400, { email: ['Must be valid email'] }]);
  });

  it('refuses a phone that is no number', async () => {
    const person = { first_name: 'Nika', last_name: 'Ng', phone: 'see mum' };
    const { status, body } = await staff.call('POST', 'individual/individuals', person);
    expect([status, body]).toMatchObject([400, { phone: ['Must be a phone number, such as 021 555 123'] }]);
  });

  it('submits no answer that is invisible, and stores the others in their canonical form', async () => {
    const fields = [
      { id: 'act', kind: 'text', label: 'Act', required: true },
      { id: 'more', kind: 'textarea', label: 'More' },
    ];
    const maker = createRecordMaker(api, staff, collectionNames.map(collectionNamed));
    const content = { pages: [{ id: 'page', title: 'Page 1', sections: [{ id: 'about', fields }] }] };
    const { hashcode: form } = await maker.make('formDefinitions', { content });
    const publish = { action: 'publish', target: form };
    expect((await staff.call('POST', 'form/definitions/actions', publish)).status).toBe(200);
    const submit = async (act: string) => {
      const answers = { act, more: ' one\r\n  two\u200b ' };
      const begun = await school.call('POST', 'form/instances', { definition: form, answers });
      expect(begun.status, JSON.stringify(begun.body)).toBe(201);
      const { hashcode } = v.parse(v.object({ data: v.object({ hashcode: v.string() }) }), begun.body).data;
      return school.call('POST', 'form/instances/actions', { action: 'submit', target: hashcode });
    };
    for (const blank of ['   ', '\u200b', '\u00a0\ufeff']) {
      const { status, body } = await submit(blank);
      expect([status, JSON.stringify(body)]).toEqual([400, expect.stringContaining('Field is required')]);
    }
    const { status, body } = await submit(' The\u00a0\u00a0Ma\u0304ia\u200b act ');
    expect([status, body]).toMatchObject([
      200,
      { data: { answers: { act: 'The Māia act', more: 'one\n  two' } } },
    ]);
  });
});
