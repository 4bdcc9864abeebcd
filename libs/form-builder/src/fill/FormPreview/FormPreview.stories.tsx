import { translate } from '@callboard/language';
import { UploadsFrame } from '@callboard/uploads/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { bandForm, everyKindForm, musicForm } from '../testing/forms.data';
import { FormPreview } from './FormPreview';
import { messages } from '../../messages';

const meta = {
  title: 'Form builder/FormPreview',
  parameters: {
    guide: {
      use: ['To try a form while it is written.'],
      avoid: ['To fill it in: FormFill. Here nothing is saved.'],
      dos: [['Default', 'The same as those who fill it in will see.']],
      texts: () => [messages.preview, messages.previewDone, messages.previewHint],
    },
  },
  component: FormPreview,
  args: { content: bandForm },
  render: (args) => (
    <UploadsFrame>
      <FormPreview {...args} />
    </UploadsFrame>
  ),
} satisfies Meta<typeof FormPreview>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(messages.previewHint)).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'We have a band' }));
    await expect(
      canvas.getByRole('button', { name: translate('Add {row}', { row: 'player' }) }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: translate('Next') }));
    await userEvent.click(canvas.getByRole('button', { name: translate('Submit') }));
    await expect(await canvas.findByText(messages.previewDone)).toBeVisible();
  },
};

export const WithFiles: Story = {
  args: { content: everyKindForm },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: new RegExp(translate('Choose files')) })).toBeDisabled();
  },
};

/** A form with a required file can be completed without one. */
export const WithRequiredFile: Story = {
  args: { content: musicForm },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(/Title/), 'The tide comes in');
    await userEvent.click(canvas.getByRole('button', { name: translate('Next') }));
    await userEvent.click(canvas.getByRole('button', { name: translate('Submit') }));
    await expect(await canvas.findByText(messages.previewDone)).toBeVisible();
  },
};

export const Phone: Story = { globals: { width: 'phone' } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
