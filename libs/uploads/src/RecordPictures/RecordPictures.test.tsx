import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import type { Attachment } from '@callboard/api-contract/attachments';
import { anAttachment, redPixel, stubUploads } from '../testing/stubUploads';
import { UploadsFrame } from '../testing/UploadsFrame';
import { PictureButton } from './PictureButton';
import { RecordPicture } from './RecordPicture';
import { RecordFiles } from '../RecordFiles/RecordFiles';
import { RecordPictures } from './RecordPictures';

afterEach(cleanup);

const parent = 'callboard.Venue.ab12';
const pictures = { small: redPixel, medium: redPixel, large: redPixel };
const aPicture = (alt: string, given: Partial<Attachment> = {}) =>
  anAttachment(`${alt}.jpg`, { group: 'picture', alt, pictures, type: 'image/jpeg', ...given });
const aPhoto = () => new File(['photo'], 'stage.jpg', { type: 'image/jpeg' });

function show(node: React.ReactNode, known: readonly Attachment[] = []) {
  const server = stubUploads('arrive', known);
  onTestFinished(server.restore);
  render(<UploadsFrame>{node}</UploadsFrame>);
  return server;
}

function fileInput(): HTMLInputElement {
  const input = document.querySelector<HTMLInputElement>('dialog input[type=file]');
  if (!input) throw new Error('The dialog has no field for a file.');
  return input;
}

describe('[2.21] the pictures of a venue', () => {
  const plan = anAttachment('plan.pdf', { group: 'stage_plan' });
  const street = aPicture('The street side', { created: '2026-05-01T09:00:00+12:00' });
  const stage = aPicture('The stage', { created: '2026-05-02T09:00:00+12:00', is_main: true });

  it('show the main one first, each with what it shows', async () => {
    show(<RecordPictures parent={parent} readOnly />, [street, plan, stage]);
    await screen.findByRole('list', { name: 'Pictures' });
    expect(screen.getAllByRole('img').map((image) => image.getAttribute('alt'))).toEqual([
      'The stage',
      'The street side',
    ]);
    expect(screen.queryByRole('button', { name: 'Add a picture' })).toBeNull();
  });

  it('have no card for readers where there are none, as files that are set to hidden', async () => {
    show(
      <>
        <RecordPictures parent={parent} readOnly />
        <RecordFiles parent={parent} readOnly purpose="stage_plan" title="Stage plan" isHiddenEmpty />
        <RecordFiles parent={parent} readOnly />
      </>,
    );
    expect(await screen.findByText('No files')).toBeTruthy();
    const cards = screen.getAllByRole('region').map((card) => card.textContent);
    expect(cards.filter((text) => text !== '')).toEqual(['FilesNo files']);
  });

  it('are added with what they show: nothing is sent without it', async () => {
    const user = userEvent.setup();
    const server = show(<RecordPictures parent={parent} />);
    await user.click(screen.getByRole('button', { name: 'Add a picture' }));
    await screen.findByRole('dialog');
    await user.upload(fileInput(), aPhoto());
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(screen.getByText('Describe what the picture shows.')).toBeTruthy();
    expect(server.forms).toHaveLength(0);
    await user.type(screen.getByRole('textbox', { name: /What does the picture show/ }), 'The stage');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(Object.fromEntries(server.forms[0]?.entries() ?? [])).toMatchObject({
      group: 'picture',
      parent,
      alt: 'The stage',
    });
    expect(await screen.findByRole('img', { name: 'The stage' })).toBeTruthy();
  });

  it('are changed: another text, and which is the main one', async () => {
    const user = userEvent.setup();
    const server = show(<RecordPictures parent={parent} />, [street, stage]);
    await user.click(await screen.findByRole('button', { name: 'Change the picture: The street side' }));
    await user.click(await screen.findByRole('checkbox', { name: /Use as the main picture/ }));
    expect(screen.queryByRole('checkbox', { name: /public/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(server.described).toEqual([{ hashcode: street.hashcode, is_main: true }]));
  });
});

describe('[2.21] the picture of an event', () => {
  const poster = aPicture('Lights over a stage');

  it('is shown where the event has one', async () => {
    show(<RecordPicture parent={parent} hasPicture />, [poster]);
    expect(await screen.findByRole('img', { name: 'Lights over a stage' })).toBeTruthy();
  });

  it('is published by its own box, and removed', async () => {
    const user = userEvent.setup();
    const server = show(<PictureButton parent={parent} hasPicture canPublish />, [poster]);
    await user.click(screen.getByRole('button', { name: 'Change picture' }));
    await user.click(await screen.findByRole('checkbox', { name: /Show on the public page/ }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(server.described).toEqual([{ hashcode: poster.hashcode, is_public: true }]));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Change picture' }));
    await user.click(await screen.findByRole('button', { name: 'Remove picture' }));
    await waitFor(() => expect(server.deleted).toEqual([poster.hashcode]));
  });
});
