import type { AllHandlers } from '../../engine/calls/handler';
import { lazyHandler } from '../../engine/calls/lazyHandler';
import type { RecordContext } from '../../engine/records/recordContext';
import { createPublishForm } from './actions/publishForm';
import { createRequestAnswerChange } from './actions/requestAnswerChange';
import { createSubmitForm } from './actions/submitForm';

/** Publishing forms and submitting answers. */
export function createFormHandlers(context: RecordContext) {
  return {
    publishForm: lazyHandler(() => createPublishForm(context)),
    requestAnswerChange: lazyHandler(() => createRequestAnswerChange(context)),
    submitForm: lazyHandler(() => createSubmitForm(context)),
  } satisfies Partial<AllHandlers>;
}
