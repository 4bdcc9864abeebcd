import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import { stubUploads, type UploadFate } from '../testing/stubUploads';
import { UploadsFrame } from '../testing/UploadsFrame';
import { AttachmentField, type AttachmentFieldProps } from './AttachmentField';

afterEach(cleanup);

function show(props: Partial<AttachmentFieldProps> = {}, fate: UploadFate = 'arrive') {
  const server = stubUploads(fate);
  onTestFinished(server.restore);
  const values: AttachmentFieldProps['value'][] = [];
  function Stage() {
    const [value, setValue] = useState(props.value ?? []);
    return (
      <UploadsFrame>
        <AttachmentField
          label="Programme"
          {...props}
          value={value}
          onChange={(next) => {
            values.push(next);
            setValue(next);
          }}
        />
      </UploadsFrame>
    );
  }
  const view = render(<Stage />);
  return {
    server,
    values,
    view,
    user: userEvent.setup(),
    zone: () => screen.getByRole('group', { name: 'Programme' }),
  };
}

const aFile = (name: string, type = 'text/plain') => new File(['content'], name, { type });
const drop = (zone: HTMLElement, files: File[]) =>
  fireEvent.drop(within(zone).getByRole('button', { name: /Choose/ }), {
    dataTransfer: { files, items: [] },
  });
const selectFiles = (view: { container: HTMLElement }, files: File[]) => {
  const input = view.container.querySelector('input[type=file]');
  if (input) fireEvent.change(input, { target: { files } });
};

describe('AttachmentField', () => {
  it('[3.3] [3.28] [7.30] uploads selected files, and adds them to its value when they are uploaded', async () => {
    const { view, values, server } = show({
      target: { parent: 'callboard.Event.ab12', group: 'programmes' },
    });
    selectFiles(view, [aFile('cast.txt')]);
    await waitFor(() => expect(values.at(-1)).toEqual([{ hashcode: 'hash of cast.txt', name: 'cast.txt' }]));
    expect(
      [...(server.forms[0]?.entries() ?? [])].map(([name, value]) => [
        name,
        value instanceof File ? value.name : value,
      ]),
    ).toEqual([
      ['name', 'cast.txt'],
      ['subtype_code', 'local_file'],
      ['group', 'programmes'],
      ['parent', 'callboard.Event.ab12'],
      ['attachment', 'cast.txt'],
    ]);
  });

  it('[4.10] shows the progress of an upload, and cancels it', async () => {
    const { view, values, user, server } = show({}, 'hold');
    selectFiles(view, [new File(['x'.repeat(100)], 'cast.txt')]);
    const bar = await screen.findByRole('progressbar', { name: 'cast.txt' });
    expect(bar.getAttribute('aria-valuetext')).toBe('42 %');
    await user.click(screen.getByRole('button', { name: 'Cancel cast.txt' }));
    expect(screen.getByText(/Cancelled/)).toBeTruthy();
    server.release();
    expect(values).toEqual([]);
  });

  it('accepts dropped and pasted files', async () => {
    const { zone, values } = show();
    drop(zone(), [aFile('dropped.txt')]);
    fireEvent.paste(within(zone()).getByRole('button', { name: /Choose/ }), {
      clipboardData: { files: [aFile('pasted.txt')] },
    });
    await waitFor(() =>
      expect(
        values
          .at(-1)
          ?.map(({ name }) => name)
          .sort(),
      ).toEqual(['dropped.txt', 'pasted.txt']),
    );
  });

  it('[4.11] keeps only the latest file in single mode', async () => {
    const { view, values, server } = show({ limits: { isSingle: true } });
    selectFiles(view, [aFile('first.txt')]);
    await waitFor(() => expect(values).toHaveLength(1));
    selectFiles(view, [aFile('second.txt')]);
    await waitFor(() =>
      expect(values.at(-1)).toEqual([{ hashcode: 'hash of second.txt', name: 'second.txt' }]),
    );
    await waitFor(() => expect(server.deleted).toEqual(['hash of first.txt']));
  });

  it('shows why a file is rejected', async () => {
    const { view, server } = show({ limits: { accept: 'image/png,.pdf', maxFiles: 1 } });
    selectFiles(view, [aFile('notes.txt')]);
    expect((await screen.findByRole('alert')).textContent).toBe('notes.txt is not of the type PNG, PDF.');
    selectFiles(view, [aFile('a.pdf'), aFile('b.pdf')]);
    expect(await screen.findByText('Only one file can be added.')).toBeTruthy();
    await screen.findByRole('button', { name: 'Open a.pdf' });
    expect(server.forms).toHaveLength(1);
  });

  it('shows why an upload failed, and retries it', async () => {
    const { view, user, server } = show({}, 'refuse');
    selectFiles(view, [aFile('cast.txt')]);
    expect(await screen.findByText('Not uploaded · There is no room for more files.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Try cast.txt again' }));
    await waitFor(() => expect(server.forms).toHaveLength(2));
  });

  it('[4.10] removes with Undo, and deletes on the server when Undo has expired', async () => {
    const { view, user, server, values } = show();
    selectFiles(view, [aFile('cast.txt')]);
    // It is on the server: before, a removal only stops the upload.
    await screen.findByRole('button', { name: 'Open cast.txt' });
    await user.click(await screen.findByRole('button', { name: 'Remove cast.txt' }));
    expect(values.at(-1)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(values.at(-1)).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Remove cast.txt' }));
    expect(server.deleted).toEqual([]);
    view.unmount();
    await waitFor(() => expect(server.deleted).toEqual(['hash of cast.txt']));
  });

  it('[4.10] deletes nothing when the user is signed out', async () => {
    const { view, user, server } = show({ target: { isAnonymous: true } });
    selectFiles(view, [aFile('cast.txt')]);
    await user.click(await screen.findByRole('button', { name: 'Remove cast.txt' }));
    view.unmount();
    expect(server.deleted).toEqual([]);
  });

  it('shows files without changing them when it is read-only or disabled', () => {
    const value = [{ hashcode: 'h', name: 'cast.txt' }];
    show({ value, readOnly: true });
    expect(screen.getByRole('button', { name: 'Open cast.txt' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Choose|Remove/ })).toBeNull();
    cleanup();
    show({ value, disabled: true });
    expect(screen.getByRole('button', { name: /Choose/ })).toHaveProperty('disabled', true);
  });
});
