import { translate } from '@callboard/language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { anAttachment, redPixel, stubUploads } from '../testing/stubUploads';
import { UploadsFrame } from '../testing/UploadsFrame';
import { RecordFiles } from './RecordFiles';
import { messages } from '../messages';

const known = [
  anAttachment('stage plan.png', {
    type: 'image/png',
    pictures: { small: redPixel, medium: redPixel, large: redPixel },
  }),
  anAttachment('running order.pdf'),
];

const meta = {
  title: 'Uploads/RecordFiles',
  parameters: {
    guide: {
      use: ['The files of a record, on its page.'],
      avoid: ['In a form: AttachmentField.'],
      dos: [
        ['Empty', 'An empty one shows what would be here.'],
        ['ReadOnly', 'Readers see no buttons that they cannot use.'],
      ],
      accessibility: ['A named list; a file opens in a viewer that the arrow keys go through.'],
      texts: () => [messages.files, messages.noFiles],
    },
  },
  component: RecordFiles,
  args: { parent: 'callboard.Event.ab12' },
  render: (args) => (
    <UploadsFrame>
      <RecordFiles {...args} />
    </UploadsFrame>
  ),
  beforeEach: () => stubUploads('arrive', known).restore,
} satisfies Meta<typeof RecordFiles>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', {
        name: translate('Remove {name}', { name: 'running order.pdf' }),
      }),
    );
    await expect(
      canvas.queryByRole('button', { name: translate('Open {name}', { name: 'running order.pdf' }) }),
    ).toBeNull();
    await userEvent.click(await screen.findByRole('button', { name: translate('Undo') }));
    await expect(
      await canvas.findByRole('button', { name: translate('Open {name}', { name: 'running order.pdf' }) }),
    ).toBeVisible();
  },
};

export const Empty: Story = {
  beforeEach: () => stubUploads('arrive').restore,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(translate('No files'))).toBeVisible();
  },
};

export const UploadingFirst: Story = {
  beforeEach: () => stubUploads('hold').restore,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByText(translate('No files'));
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
    await userEvent.upload(input ?? canvasElement, new File(['plan'], 'stage plan.txt'));
    await expect(await canvas.findByText('stage plan.txt')).toBeVisible();
    await expect(canvas.queryByText(translate('No files'))).toBeNull();
  },
};

export const ReadOnly: Story = {
  args: { readOnly: true },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('button', { name: translate('Open {name}', { name: 'stage plan.png' }) }),
    ).toBeVisible();
    await expect(canvas.queryByRole('button', { name: new RegExp(translate('Choose files')) })).toBeNull();
  },
};
