import { translate } from '@callboard/language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { ShellStory } from '../testing/shellStory';
import { SecondStepPage } from './SecondStepPage';
import { messages } from '../messages';

const meta = {
  title: 'Shell/SecondStepPage',
  component: SecondStepPage,
  parameters: {
    guide: {
      use: ['The second step of a sign-in.'],
      avoid: ['The first: LoginPage.'],
      dos: [['RecoveryCode', 'Without the device a recovery code works.']],
      accessibility: ['The field is named for one-time codes, so that phones fill it in.'],
      texts: () => [messages.login],
    },
    layout: 'fullscreen',
  },
  args: {
    step: { ticket: 'ticket', methods: ['totp', 'recovery'] },
    onOutcome: () => ({ ok: true }),
    onPasskey: async () => undefined,
    onGiveUp: () => undefined,
  },
  render: (page) => (
    <ShellStory>
      <SecondStepPage {...page} />
    </ShellStory>
  ),
} satisfies Meta<typeof SecondStepPage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const RecoveryCode: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('button', { name: translate('Use a recovery code') }));
    await expect(page.getByLabelText(translate('Recovery code'))).toHaveFocus();
  },
};
