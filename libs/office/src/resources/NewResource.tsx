import { resourceKindOptions, type OwnResource } from '@callboard/api-contract/resources';
import { translate } from '@callboard/language';
import { FormPanel, RecordForm } from '@callboard/records/form';
import { Field, SegmentedControl } from '@callboard/ui-kit/inputs';
import { Stack } from '@callboard/ui-kit/layout';
import { AttachmentField, type AttachmentValue } from '@callboard/uploads';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { hiddenOf } from './hiddenOf';
import { resourceMessages as words } from './resourceMessages';

export interface NewResourceProps {
  onClose: () => void;
}

const oneFile = { isSingle: true, maxFiles: 1 } as const;

/** Makes a resource: what kind it is, its file where it is one, and the rest. Whom it is for comes next, on its page. */
export function NewResource({ onClose }: NewResourceProps) {
  const [kind, setKind] = useState<OwnResource['kind']>('file');
  const [files, setFiles] = useState<readonly AttachmentValue[]>([]);
  const [file] = files;
  const navigate = useNavigate();
  return (
    <FormPanel title={words.newTitle} draftName={`resources/new ${kind}`} onClose={onClose}>
      {({ onSaved, ...panel }) => (
        <Stack>
          <SegmentedControl
            label={words.kind}
            value={kind}
            segments={resourceKindOptions.map(({ value, label }) => ({ value, label: translate(label) }))}
            onValueChange={setKind}
          />
          {kind === 'file' && (
            <Field label={words.file} description={words.fileHelp}>
              <AttachmentField label={words.file} value={files} onChange={setFiles} limits={oneFile} />
            </Field>
          )}
          {(kind !== 'file' || file) && (
            <RecordForm
              key={`${kind} ${file?.hashcode}`}
              {...panel}
              collection="resources"
              defaults={{ kind, ...(kind === 'file' && file && { file, title: titleOf(file.name) }) }}
              hidden={['kind', 'version_note', ...hiddenOf(kind)]}
              onDone={({ hashcode }) => {
                onSaved();
                onClose();
                void navigate(`/resources/${hashcode}?tab=people`);
              }}
            />
          )}
        </Stack>
      )}
    </FormPanel>
  );
}

/** The name of a file without what stands behind its last dot. */
function titleOf(name: string): string {
  return name.replace(/\.\w{1,8}$/, '').slice(0, 160);
}
