import { translate } from '@callboard/language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { ShellStory } from '../testing/shellStory';
import { LoginPage, type LoginPageProps } from './LoginPage';
import { messages } from '../messages';

const accept: LoginPageProps['onLogin'] = async () => ({ ok: true });

const offered = { privacy_url: 'https://example.org/privacy', features: { passkeys: true } };

const meta = {
  title: 'Shell/LoginPage',
  component: LoginPage,
  parameters: {
    guide: {
      use: ['The way into the app, with the mark and the colours of its tenant.'],
      avoid: ['Before an action in an open session: PasswordDialog.'],
      dos: [
        ['Default', 'One field below the other, one main button.'],
        ['Refused', 'What is wrong, and how many tries are left.'],
      ],
      keys: [['Enter', 'signs in']],
      accessibility: ['Fields are named for password managers.'],
      texts: () => [messages.forgotPassword, messages.season, messages.newAccount],
    },
    layout: 'fullscreen',
  },
  args: { onLogin: accept, onPasskey: async () => undefined },
  render: (page) => (
    <ShellStory appArguments={{ status: 'known', arguments: offered }}>
      <LoginPage {...page} />
    </ShellStory>
  ),
} satisfies Meta<typeof LoginPage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The login page of a tenant: its name, its mark and its picture, and none of them broken. */
function ofTenant(code: string, name: string): Story {
  return {
    name: `[1.1] [9.8] has the name and the pictures of ${name}`,
    globals: { tenant: code },
    play: async ({ canvas, canvasElement }) => {
      await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(name);
      await expect(canvas.getByRole('img', { name })).toBeVisible();
      for (const image of canvasElement.querySelectorAll('img')) {
        await waitFor(async () => expect(image.naturalWidth).toBeGreaterThan(0));
      }
    },
  };
}

export const Showquest: Story = ofTenant('showquest', 'Showquest');
export const Rockquest: Story = ofTenant('rockquest', 'Rockquest');
export const Launchpad: Story = ofTenant('launchpad', 'Launchpad');
export const Basketball: Story = ofTenant('basketball', 'Basketball');

export const Incomplete: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.type(page.getByLabelText(translate('Email')), 'aroha');
    await userEvent.click(page.getByRole('button', { name: translate('Sign in') }));
    await expect(page.getByText(translate('Must be valid email'))).toBeVisible();
    await expect(page.getByText(translate('Field is required'))).toBeVisible();
  },
};

export const Refused: Story = {
  args: {
    onLogin: async () => ({ ok: false, attemptsLeft: 2, reason: 'The email or the password is not right.' }),
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.type(page.getByLabelText(translate('Email')), 'staff@showquest.test');
    await userEvent.type(page.getByLabelText(translate('Password')), 'wrong{Enter}');
    await expect(await page.findByText(messages.attemptsLeft(2))).toBeVisible();
  },
};

export const Offline: Story = {
  render: (page) => (
    <ShellStory appArguments={{ status: 'unreachable', arguments: {} }}>
      <LoginPage {...page} />
    </ShellStory>
  ),
};
