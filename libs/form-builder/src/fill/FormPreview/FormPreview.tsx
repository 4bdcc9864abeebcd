import type { FormContent } from '@callboard/api-contract/forms';
import type { FieldComponents, FieldControlProps } from '@callboard/forms';
import { Banner, Stack } from '@callboard/ui-kit/layout';
import { useState, type ComponentType } from 'react';
import { mapSections } from '../../content/mapSections';
import { messages } from '../../messages';
import { fileControls, isFileKind } from '../../kinds/questionKinds';
import { FormFill } from '../FormFill/FormFill';

export interface FormPreviewProps {
  /** The pages, sections and questions of the form. */
  content: FormContent;
  /** Custom controls by kind. */
  fieldComponents?: FieldComponents | undefined;
}

/** A form as the people who fill it in see it. Nothing is saved or submitted. */
export function FormPreview({ content, fieldComponents }: FormPreviewProps) {
  const [isDone, setDone] = useState(false);
  const previewContent = withoutRequiredFiles(content);
  const components = { ...disabledControls, ...fieldComponents };
  return (
    <Stack>
      <Banner title={messages.preview}>{isDone ? messages.previewDone : messages.previewHint}</Banner>
      {!isDone && (
        <FormFill
          content={previewContent}
          answers={noAnswers}
          fieldComponents={components}
          onSubmit={async () => {
            setDone(true);
            return undefined;
          }}
        />
      )}
    </Stack>
  );
}

const noAnswers = {};

/** File fields are disabled in the preview, so they cannot be required: the form could not be completed. */
function withoutRequiredFiles(content: FormContent): FormContent {
  return mapSections(content, (section) => ({
    ...section,
    fields: section.fields.map((field) => (isFileKind(field.kind) ? { ...field, required: false } : field)),
  }));
}

/** File controls are disabled because a file is uploaded as soon as it is selected. */
const disabledControls: FieldComponents = Object.fromEntries(
  Object.entries(fileControls).map(([kind, Control]) => [kind, disable(Control)]),
);

function disable(Control: ComponentType<FieldControlProps>) {
  return function DisabledControl(props: FieldControlProps) {
    return <Control {...props} definition={{ ...props.definition, disabled: true }} />;
  };
}
