import { collectionNamed, collectionNames } from '@callboard/api-contract/collections';
import { answerKindOf, answerKinds, type Condition, type FormContent } from '@callboard/api-contract/forms';
import { checkAnswers, progressOf } from '@callboard/domain/forms';
import { answerSamples, questionOf } from '@callboard/domain/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRecordMaker, type RecordMaker } from '../../testKit/makeRecords';
import { startTestApi, type TestApi, type TestClient } from '../../testKit/startTestApi';

let api: TestApi;
let staff: TestClient;
let school: TestClient;
let maker: RecordMaker;

beforeAll(async () => {
  api = await startTestApi();
  staff = await api.loginAs('showquest', 'staff');
  school = await api.loginAs('showquest', 'participant');
  maker = createRecordMaker(api, staff, collectionNames.map(collectionNamed));
});
afterAll(() => api.close());

const conditions: readonly Omit<Condition, 'field'>[] = [
  { is: 'answered' },
  { is: 'unanswered' },
  ...[true, false, 'dance', '', 0].flatMap((value) => [
    { is: 'equals' as const, value },
    { is: 'contains' as const, value },
  ]),
];

describe.each(answerKinds.filter((kind) => !answerKindOf({ kind }).hasFiles))(
  '[5.1] a follow-up of a question of the kind %s',
  (kind) => {
    // A required follow-up for each condition: those that are missing are visible.
    const content: FormContent = {
      pages: [
        {
          id: 'page',
          title: 'Page 1',
          sections: [
            {
              id: 'about',
              fields: [
                questionOf(kind),
                ...conditions.map((condition, index) => ({
                  id: `after_${index}`,
                  kind: 'text' as const,
                  label: `After ${index}`,
                  required: true,
                  shownIf: [{ field: kind, ...condition }],
                })),
              ],
            },
          ],
        },
      ],
    };

    it('is missing on the server exactly where the form shows it', async () => {
      const { hashcode: form } = await maker.make('formDefinitions', { content });
      const act = (client: TestClient, path: string, action: string, target: string) =>
        client.call('POST', `${path}/actions`, { action, target });
      expect((await act(staff, 'form/definitions', 'publish', form)).status).toBe(200);
      const [one, other] = answerSamples[kind];
      const untouched = [{}, { [kind]: null }, { [kind]: answerKindOf({ kind }).empty }];
      for (const answers of [...untouched, { [kind]: one }, { [kind]: other }]) {
        const begun = await school.call('POST', 'form/instances', { definition: form, answers });
        const { hashcode, progress } = Object(begun.body).data;
        expect([begun.status, progress]).toEqual([201, progressOf(content, answers)]);
        const { status, body } = await act(school, 'form/instances', 'submit', hashcode);
        const errors = checkAnswers(content, answers, 'final');
        expect([status, Object(body).data]).toMatchObject([400, { fields: errors }]);
        expect(Object.keys(Object(body).data.fields)).toEqual(Object.keys(errors));
      }
      for (const answers of untouched)
        expect(checkAnswers(content, answers, 'final')).toEqual(checkAnswers(content, {}, 'final'));
    });
  },
);
