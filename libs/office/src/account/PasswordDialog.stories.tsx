import type { PlainErrors } from '@callboard/forms/plain';
import { translate } from '@callboard/language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { PasswordDialog } from './PasswordDialog';

const answering = (errors?: PlainErrors) => fn(() => Promise.resolve(errors));

const meta = {
  title: 'Office/PasswordDialog',
  parameters: {
    guide: {
      use: ['Before an action for which an open session is not enough: a new address, a second step.'],
      avoid: ['A question without a password: Dialog.'],
      accessibility: ['The field has the focus first; a wrong password is named there.'],
    },
  },
  component: PasswordDialog,
  args: {
    title: 'Two-step sign-in',
    onSubmit: answering(),
    onClose: fn(),
  },
} satisfies Meta<typeof PasswordDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args }) => {
    await userEvent.type(screen.getByLabelText(translate('Your password')), 'Callboard1{Enter}');
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ password: 'Callboard1' }));
  },
};

export const Missing: Story = {
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: translate('Continue') }));
    await expect(await screen.findByText(translate('Field is required'))).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Wrong: Story = {
  args: { onSubmit: answering({ password: 'That is not your password.' }) },
  play: async () => {
    await userEvent.type(screen.getByLabelText(translate('Your password')), 'Guessed1{Enter}');
    await expect(await screen.findByText('That is not your password.')).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText(translate('Your password'))).toHaveFocus());
  },
};

export const LongText: Story = {
  args: {
    title: 'Turn off two-step sign-in of Te Ariki Tamahou-Wilson o Te Kura Kaupapa Māori?',
    text: 'Do this for someone who has lost their phone and their recovery codes. They can then sign in with only their password. We tell them by email.',
    submitLabel: 'Turn off two-step sign-in',
  },
  globals: { width: 'phone' },
};
