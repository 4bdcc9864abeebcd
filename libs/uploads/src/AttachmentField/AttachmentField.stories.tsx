import { Field } from '@callboard/ui-kit/inputs';
import { translate } from '@callboard/language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen } from 'storybook/test';
import { storeUnfinished, forgetUnfinished } from '../resume/unfinishedStore';
import { anAttachment, redPixel, stubUploads, type UploadFate } from '../testing/stubUploads';
import { UploadsFrame } from '../testing/UploadsFrame';
import { AttachmentField, type AttachmentFieldProps } from './AttachmentField';
import { messages } from '../messages';

const picture = anAttachment('stage plan.png', {
  type: 'image/png',
  pictures: { small: redPixel, medium: redPixel, large: redPixel },
});
const longName = `${'The complete technical rider of the northern regional final '.repeat(3)}.pdf`;

/** Uploads go to a stub of the server while the story is shown. */
const withServer = (fate: UploadFate) => () => stubUploads(fate, [picture]).restore;

function Stage(props: AttachmentFieldProps) {
  const [value, setValue] = useState(props.value);
  return (
    <UploadsFrame>
      <Field label={props.label} description="Plans, riders and music.">
        <AttachmentField {...props} value={value} onChange={setValue} />
      </Field>
    </UploadsFrame>
  );
}

function selectFiles(canvasElement: HTMLElement, ...names: string[]) {
  const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
  const selected = new DataTransfer();
  for (const name of names) selected.items.add(new File(['x'.repeat(1_500_000)], name));
  if (!input) return;
  input.files = selected.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

const meta = {
  title: 'Uploads/AttachmentField',
  parameters: {
    guide: {
      use: ['Files of a form.'],
      avoid: ['Files of a record without a form: RecordFiles.', 'A picture of a person: AvatarField.'],
      dos: [
        ['Uploading', 'Each file shows how far it is.'],
        ['Failed', 'What failed can be tried again.'],
      ],
      anatomy: [
        ['Button', 'selects files; they can be dropped as well'],
        ['Limits', 'how many, how large, of which types'],
        ['File', 'its name, its size, its state, its cross'],
      ],
      accessibility: ['The progress of each file has its name.'],
      texts: () => [messages.chooseOne, messages.chooseMany, messages.noFiles, messages.replace],
    },
  },
  component: AttachmentField,
  args: { label: 'Files of the act', value: [], onChange: fn() },
  render: (args) => <Stage {...args} />,
  beforeEach: withServer('arrive'),
} satisfies Meta<typeof AttachmentField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: {
    value: [
      { hashcode: picture.hashcode, name: picture.name },
      { hashcode: 'hash of music.mp3', name: 'music.mp3' },
    ],
  },
};

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Files of the act' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: new RegExp(messages.chooseMany) })).toBeEnabled();
  },
};

export const Uploading: Story = {
  beforeEach: withServer('hold'),
  play: async ({ canvas, canvasElement }) => {
    selectFiles(canvasElement, 'lights.pdf', 'sound.pdf', 'film.mp4', 'later.pdf');
    const bar = await canvas.findByRole('progressbar', { name: 'lights.pdf' });
    await expect(bar).toHaveAttribute('aria-valuetext', messages.percent(42));
    await expect(canvas.getByText(new RegExp(messages.waiting))).toBeVisible();
  },
};

export const Failed: Story = {
  beforeEach: withServer('refuse'),
  play: async ({ canvas, canvasElement }) => {
    selectFiles(canvasElement, 'lights.pdf');
    await expect(
      await canvas.findByRole('button', { name: translate('Try {name} again', { name: 'lights.pdf' }) }),
    ).toBeVisible();
  },
};

export const Done: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    selectFiles(canvasElement, 'lights.pdf');
    await userEvent.click(
      await canvas.findByRole('button', { name: translate('Remove {name}', { name: 'lights.pdf' }) }),
    );
    await userEvent.click(await screen.findByRole('button', { name: translate('Undo') }));
    await expect(
      await canvas.findByRole('button', { name: translate('Open {name}', { name: 'lights.pdf' }) }),
    ).toBeVisible();
  },
};

export const Interrupted: Story = {
  beforeEach: () => {
    const restore = withServer('arrive')();
    const scope = `${globalThis.location.pathname}#Files of the act`;
    const address = 'http://localhost/resumable/1';
    const file = { name: 'film.mp4', size: 524_288_000, type: 'video/mp4' };
    storeUnfinished({ ...file, fingerprint: 'film', scope, address, begun: Date.now() });
    return () => {
      forgetUnfinished('film');
      restore();
    };
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(translate('Choose {name} again to continue', { name: 'film.mp4' })),
    ).toBeVisible();
  },
};

export const Refused: Story = {
  args: { limits: { accept: '.pdf', maxBytes: 1_048_576 } },
  play: async ({ canvas, canvasElement }) => {
    selectFiles(canvasElement, 'notes.txt', 'large.pdf');
    await expect(
      await canvas.findByText(
        translate('{name} is not of the type {types}.', { name: 'notes.txt', types: 'PDF' }),
      ),
    ).toBeVisible();
    await expect(
      canvas.getByText(translate('{name} is larger than {most}.', { name: 'large.pdf', most: '1 MB' })),
    ).toBeVisible();
  },
};

export const Single: Story = {
  args: { value: [{ hashcode: 'h', name: 'script.pdf' }], limits: { isSingle: true } },
  play: async ({ canvas, canvasElement }) => {
    selectFiles(canvasElement, 'newer script.pdf');
    await expect(
      await canvas.findByRole('button', { name: translate('Open {name}', { name: 'newer script.pdf' }) }),
    ).toBeVisible();
    await expect(
      canvas.queryByRole('button', { name: translate('Open {name}', { name: 'script.pdf' }) }),
    ).toBeNull();
  },
};

export const ReadOnly: Story = { ...Default, args: { ...Default.args, readOnly: true } };

export const Disabled: Story = { ...Default, args: { ...Default.args, disabled: true } };

export const LongName: Story = { args: { value: [{ hashcode: 'h', name: longName }] } };

export const RightToLeft: Story = { ...Default, globals: { direction: 'rtl' } };

export const Viewer: Story = {
  ...Default,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: translate('Open {name}', { name: 'stage plan.png' }) }),
    );
    const dialog = await canvas.findByRole('dialog', { name: 'stage plan.png' });
    await expect(dialog).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: translate('Next file') }));
    await expect(await canvas.findByText(translate('Attachment not found'))).toBeVisible();
  },
};
