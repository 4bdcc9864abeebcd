import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { ShellStory } from '../testing/shellStory';
import { LoginPage, type LoginPageProps } from './LoginPage';

const accept: LoginPageProps['onLogin'] = async () => ({ ok: true });

const meta = {
  title: 'shell/LoginPage',
  component: LoginPage,
  parameters: { layout: 'fullscreen' },
  args: { privacyUrl: 'https://example.org/privacy', onLogin: accept },
  render: (page) => (
    <ShellStory>
      <LoginPage {...page} />
    </ShellStory>
  ),
} satisfies Meta<typeof LoginPage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Incomplete: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.type(page.getByLabelText('Email'), 'nobody');
    await userEvent.click(page.getByRole('button', { name: 'Sign in' }));
    await expect(page.getByText('Must be valid email')).toBeVisible();
    await expect(page.getByText('Field is required')).toBeVisible();
  },
};

export const Refused: Story = {
  args: {
    onLogin: async () => ({
      ok: false,
      message: 'The e-mail or the password is not right.',
      attemptsLeft: 2,
    }),
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.type(page.getByLabelText('Email'), 'staff@showquest.test');
    await userEvent.type(page.getByLabelText('Password'), 'wrong{Enter}');
    await expect(await page.findByText('You have 2 attempts left')).toBeVisible();
  },
};

export const Offline: Story = {
  render: (page) => (
    <ShellStory appArguments={{ status: 'unreachable', arguments: {} }}>
      <LoginPage {...page} />
    </ShellStory>
  ),
};
