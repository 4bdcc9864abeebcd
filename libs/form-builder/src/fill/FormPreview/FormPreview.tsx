import type { FormContent } from '@callboard/api-contract/forms';
import type { FieldComponents, FieldControlProps } from '@callboard/forms';
import { Banner, Stack } from '@callboard/ui-kit/layout';
import { useMemo, useState, type ComponentType } from 'react';
import { mapSections } from '../../content/mapSections';
import { messages } from '../../messages';
import { fileControls } from '../files/fileControls';
import { FormFill } from '../FormFill/FormFill';

export interface FormPreviewProps {
  content: FormContent;
  /** Controls of one's own by kind. */
  fieldComponents?: FieldComponents | undefined;
}

/** A form as those see it who fill it in; nothing is kept, and the handing in only pretends. */
export function FormPreview({ content, fieldComponents }: FormPreviewProps) {
  const [isDone, setDone] = useState(false);
  const tried = useMemo(() => withoutNeededFiles(content), [content]);
  const components = useMemo(() => ({ ...closedControls, ...fieldComponents }), [fieldComponents]);
  return (
    <Stack>
      <Banner title={messages.preview}>{isDone ? messages.previewDone : messages.previewHint}</Banner>
      {!isDone && (
        <FormFill
          content={tried}
          answers={noAnswers}
          fieldComponents={components}
          onHandIn={async () => {
            setDone(true);
            return undefined;
          }}
        />
      )}
    </Stack>
  );
}

const noAnswers = {};

/** What cannot be chosen here is not asked for either, or the form could not be tried to its end. */
function withoutNeededFiles(content: FormContent): FormContent {
  return mapSections(content, (section) => ({
    ...section,
    fields: section.fields.map((field) =>
      Object.hasOwn(fileControls, field.kind) ? { ...field, required: false } : field,
    ),
  }));
}

/** A file would be sent as soon as it is chosen, and then be kept. */
const closedControls: FieldComponents = Object.fromEntries(
  Object.entries(fileControls).map(([kind, Control]) => [kind, closed(Control)]),
);

function closed(Control: ComponentType<FieldControlProps>) {
  return function ClosedControl(props: FieldControlProps) {
    return <Control {...props} definition={{ ...props.definition, disabled: true }} />;
  };
}
