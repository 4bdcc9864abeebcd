import { collections } from '@callboard/api-client/collections';
import type { RecordOf } from '@callboard/api-contract';
import { useUndoAlert } from '@callboard/records';
import { Button } from '@callboard/ui-kit/elements';
import { Field, TextInput } from '@callboard/ui-kit/inputs';
import { Card, Stack } from '@callboard/ui-kit/layout';
import { AttachmentField, type AttachmentValue } from '@callboard/uploads';
import { useState } from 'react';
import { resourceMessages as words } from './resourceMessages';

const oneFile = { isSingle: true, maxFiles: 1 } as const;

/** Gives a resource another file: of one that people know, a new version with a note on what changed. */
export function ReplaceFile({ resource }: { resource: RecordOf<'resources'> }) {
  const [files, setFiles] = useState<readonly AttachmentValue[]>([]);
  const [note, setNote] = useState('');
  const [error, setError] = useState<string>();
  const [patch, { isLoading }] = collections.resources.usePatch();
  const notify = useUndoAlert();
  const [file] = files;
  const isKnown = resource.status !== 'draft';

  async function save(given: AttachmentValue) {
    if (isKnown && note.trim() === '') return setError(words.sayWhatChanged);
    const body = { file: given, ...(isKnown && { version_note: note.trim() }) };
    const outcome = await patch(resource.hashcode, body, resource.version);
    if (outcome.ok) return notify(words.replaced, outcome.changeSet);
    return setError(outcome.problem.message);
  }

  return (
    <Card title={resource.file ? words.replace : words.addFile}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (file) void save(file);
        }}
      >
        <Stack>
          <AttachmentField label={words.file} value={files} onChange={setFiles} limits={oneFile} />
          {file && isKnown && (
            <Field label={words.whatChanged} description={words.whatChangedHelp} error={error} required>
              <TextInput
                maxLength={300}
                value={note}
                onChange={({ currentTarget: { value } }) => setNote(value)}
              />
            </Field>
          )}
          {file && (
            <div>
              <Button type="submit" variant="primary" isBusy={isLoading}>
                {isKnown ? words.saveVersion : words.saveFile}
              </Button>
            </div>
          )}
        </Stack>
      </form>
    </Card>
  );
}
