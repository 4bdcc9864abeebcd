import { FormBuilder } from '../builder/FormBuilder/FormBuilder';
import { Button } from '@callboard/ui-kit/elements';
import { focusInvalid } from '@callboard/ui-kit/inputs';
import { Stack } from '@callboard/ui-kit/layout';
import { Toolbar } from '@callboard/ui-kit/navigation';
import { countAnswers, useAnswersOf } from './useAnswersOf';
import { formMessages as words } from './formMessages';
import type { Workshop } from './useWorkshop';

export interface FormWorkshopProps {
  definition: string;
  workshop: Workshop;
  readOnly: boolean;
}

/** The editor for the questions of a form. Its changes are visible to respondents once published. */
export function FormWorkshop({ definition, workshop, readOnly }: FormWorkshopProps) {
  const { data } = useAnswersOf(definition);
  const answered = countAnswers(
    workshop.content,
    (data?.results ?? []).map(({ answers }) => answers ?? {}),
  );
  return (
    <Stack>
      {!readOnly && (
        <Toolbar
          label={words.questions}
          actions={
            <>
              {workshop.isChanged && <Button onClick={workshop.discard}>{words.discard}</Button>}
              <Button
                variant="primary"
                disabled={!workshop.isChanged}
                isBusy={workshop.isSaving}
                onClick={() => {
                  // What is no number in a field is not in the content, and would be lost without a word.
                  if (!focusInvalid()) void workshop.save();
                }}
              >
                {words.save}
              </Button>
            </>
          }
        >
          <span role="status">{workshop.isChanged ? words.unsaved : words.saved}</span>
        </Toolbar>
      )}
      <FormBuilder
        content={workshop.content}
        onChange={workshop.change}
        readOnly={readOnly}
        answered={answered}
      />
    </Stack>
  );
}
