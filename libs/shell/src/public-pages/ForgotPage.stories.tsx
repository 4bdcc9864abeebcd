import { translate } from '@callboard/language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { ShellStory } from '../testing/shellStory';
import { ForgotPage } from './ForgotPage';

const meta = {
  title: 'Shell/ForgotPage',
  component: ForgotPage,
  parameters: {
    guide: {
      use: ['A link to set a new password.'],
      avoid: ['To change a known one: the account page.'],
      dos: [['Incomplete', 'The error stands at the field.']],
      accessibility: ['The answer is the same whether or not the address is known.'],
    },
    layout: 'fullscreen',
  },
  render: () => (
    <ShellStory>
      <ForgotPage />
    </ShellStory>
  ),
} satisfies Meta<typeof ForgotPage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Incomplete: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.type(page.getByLabelText(translate('Email')), 'nobody');
    await userEvent.click(page.getByRole('button', { name: translate('Send') }));
    await expect(page.getByText(translate('Must be valid email'))).toBeVisible();
  },
};
