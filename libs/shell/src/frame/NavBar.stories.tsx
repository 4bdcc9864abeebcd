import type { Meta, StoryObj } from '@storybook/react-vite';
import { ShellStory } from '../testing/shellStory';
import { menuOf } from './menuOf';
import { NavBar } from './NavBar';
import { PhoneBar } from './PhoneBar';
import { PhoneDock } from './PhoneDock';
import { useSignedIn } from './useSignedIn';

function Bar() {
  return <NavBar tabs={menuOf(useSignedIn().navigation.modules)} />;
}

function Phone() {
  return (
    <>
      <PhoneBar />
      <PhoneDock tabs={menuOf(useSignedIn().navigation.modules)} />
    </>
  );
}

const meta = {
  title: 'shell/NavBar',
  component: Bar,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Bar>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  decorators: [
    (Story) => (
      <ShellStory>
        <Story />
      </ShellStory>
    ),
  ],
};

export const Staging: Story = {
  decorators: [
    (Story) => (
      <ShellStory
        appArguments={{
          status: 'known',
          arguments: { environment: 'staging', production_url: 'https://showquest.example' },
        }}
      >
        <Story />
      </ShellStory>
    ),
  ],
};

export const OnAPhone: Story = {
  render: () => <Phone />,
  decorators: Default.decorators ?? [],
};
