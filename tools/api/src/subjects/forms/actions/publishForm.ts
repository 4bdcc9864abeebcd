import { emptyForm, fieldsOf } from '@callboard/api-contract/forms';
import { sentences } from '@callboard/api-contract/sentences';
import { unmetConditions } from '@callboard/domain/forms';
import type { Handler, RecordCall } from '../../../engine/calls/handler';
import { actionRefused } from '../../../engine/records/actionRefused';
import type { RecordContext } from '../../../engine/records/recordContext';
import { step } from '../../../engine/records/step';
import { createPublish } from '../../../engine/versions/createPublish';
import { moveOpenAnswers } from '../moveOpenAnswers';
import { newestVersion, toContent } from '../storedForms';

/** Publishes a form: makes a version of its questions, and moves the open answers of the former one. */
export function createPublishForm(context: RecordContext): Handler<'publishForm'> {
  return createPublish<RecordCall<'publishForm'>>(context, 'formDefinitions', {
    published: step('formDefinitions', 'publish'),
    refused: sentences.formRetired(),
    async prepare(transaction, { actor: { tenant }, target, input }, stored) {
      const content = toContent(stored['content'] ?? emptyForm);
      if (fieldsOf(content).length === 0) throw actionRefused(sentences.nothingAsked());
      const [unmet] = unmetConditions(content);
      if (unmet) throw actionRefused(sentences.conditionUnmet(unmet));
      const before = await newestVersion(transaction, tenant, target);
      if (before && stored['is_changed'] !== true) throw actionRefused(sentences.nothingChanged());
      return {
        content: { content: JSON.stringify(content) },
        async afterwards({ hashcode }) {
          if (before)
            await moveOpenAnswers(transaction, tenant, before, { hashcode, content }, input?.open_answers);
        },
      };
    },
  });
}
