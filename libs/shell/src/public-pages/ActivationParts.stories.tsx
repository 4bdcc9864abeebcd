import { activationWords } from '@callboard/api-contract/accounts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { PublicFrame } from './PublicFrame';
import { ShellStory } from '../testing/shellStory';
import { ActivationNote } from './ActivationParts';

const meta = {
  title: 'Shell/ActivationNote',
  component: ActivationNote,
  parameters: {
    guide: {
      use: ['The end of an invitation: accepted, expired, declined.'],
      avoid: ['A note in a page: Banner.'],
      dos: [
        ['Default', 'One way on.'],
        ['Expired', 'An expired invitation names the person to contact.'],
      ],
    },
    layout: 'fullscreen',
  },
  args: { kind: 'success', title: activationWords.done, text: 'You can sign in now.' },
  render: (note) => (
    <ShellStory>
      <PublicFrame title="Activate User">
        <ActivationNote {...note} />
      </PublicFrame>
    </ShellStory>
  ),
} satisfies Meta<typeof ActivationNote>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Expired: Story = { args: { kind: 'warning', title: activationWords.expired, text: undefined } };

export const Declined: Story = {
  args: { kind: 'info', title: activationWords.loginDeclined, text: undefined },
};

export const ForAnAdmin: Story = { args: { leadsTo: 'home' } };
