import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, onTestFinished } from 'vitest';
import type { AttachmentValue } from '../AttachmentField/attachmentValue';
import { stubUploads, type UploadFate } from '../testing/stubUploads';
import { UploadsFrame } from '../testing/UploadsFrame';
import { AttachmentArea } from './AttachmentArea';

afterEach(cleanup);

function show(fate: UploadFate = 'arrive') {
  const server = stubUploads(fate);
  onTestFinished(server.restore);
  function Stage() {
    const [value, setValue] = useState<readonly AttachmentValue[]>([]);
    return (
      <UploadsFrame>
        <AttachmentArea label="Files" value={value} onChange={setValue} limits={{ maxFiles: 2 }}>
          {({ isUploading }) => (
            <textarea aria-label="Message" placeholder={isUploading ? 'uploading' : 'ready'} />
          )}
        </AttachmentArea>
      </UploadsFrame>
    );
  }
  return render(<Stage />);
}

const aFile = (name: string) => new File(['content'], name, { type: 'text/plain' });
const text = () => screen.getByRole('textbox', { name: 'Message' });

it('uploads what is pasted into the text, and shows it', async () => {
  show();
  fireEvent.paste(text(), { clipboardData: { files: [aFile('cast.txt')], types: ['Files'] } });
  expect(await screen.findByRole('button', { name: 'Remove cast.txt' })).toBeTruthy();
  await waitFor(() => expect(screen.getByPlaceholderText('ready')).toBeTruthy());
});

it('uploads what is dropped anywhere in it, and notifies its content meanwhile', async () => {
  show('hold');
  fireEvent.drop(text(), { dataTransfer: { files: [aFile('plan.txt')], items: [] } });
  expect(await screen.findByRole('button', { name: 'Cancel plan.txt' })).toBeTruthy();
  expect(screen.getByPlaceholderText('uploading')).toBeTruthy();
});

it('leaves text that is copied with a picture of it to the text field', () => {
  show();
  const files = [aFile('words.png')];
  fireEvent.paste(text(), { clipboardData: { files, types: ['text/plain', 'Files'] } });
  expect(screen.queryByRole('list', { name: 'Files' })).toBeNull();
});

it('shows how many files can be added', async () => {
  show();
  fireEvent.paste(text(), {
    clipboardData: { files: ['a', 'b', 'c'].map((name) => aFile(`${name}.txt`)), types: ['Files'] },
  });
  expect(await screen.findByText('Only 2 files can be added.')).toBeTruthy();
});
