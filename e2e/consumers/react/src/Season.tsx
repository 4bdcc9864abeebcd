import type { RecordReference } from '@callboard/api-contract';
import { Form, validateByDefinitions, type FieldDefinition } from '@callboard/forms';
import { createPicker } from '@callboard/pickers';
import { RecordList } from '@callboard/records/list';
import { AttachmentField, type AttachmentValue } from '@callboard/uploads';
import { useState } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router';

const VenuePicker = createPicker('venues');
const definitions: FieldDefinition[] = [{ name: 'notes', kind: 'text', label: 'Notes', required: true }];
const router = createBrowserRouter([{ path: '*', Component: Venues }]);

/** A page that reads and writes what the API has. */
export function Season() {
  return <RouterProvider router={router} />;
}

function Venues() {
  const [venue, setVenue] = useState<RecordReference | string | null>(null);
  const [files, setFiles] = useState<readonly AttachmentValue[]>([]);
  return (
    <>
      <VenuePicker label="Venue" value={venue} onChange={setVenue} />
      <AttachmentField label="Plan" value={files} onChange={setFiles} />
      <output>{JSON.stringify({ venue, files })}</output>
      <Form
        definitions={definitions}
        initialValues={{}}
        validate={validateByDefinitions(definitions)}
        onSubmit={async () => undefined}
      />
      <RecordList collection="venues" />
    </>
  );
}
