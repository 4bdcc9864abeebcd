import { translate } from '@callboard/language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { ShellStory } from '../testing/shellStory';
import { menuOf } from './menuOf';
import { NavBar } from './NavBar';
import { PhoneBar } from './PhoneBar';
import { PhoneDock } from './PhoneDock';
import { useSignedIn } from '../routing/useSignedIn';

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
  title: 'Shell/NavBar',
  component: Bar,
  parameters: {
    guide: {
      use: ['The modules of the app, at the top of every screen; on a phone at the foot.'],
      avoid: ['Views of one record: Tabs.'],
      dos: [
        ['ManyModules', 'What finds no room is under More.'],
        ['Staging', 'A test environment is marked: it cannot be taken for production.'],
      ],
      keys: [
        ['Tab', 'goes from module to module'],
        ['Enter', 'opens it'],
      ],
      accessibility: ['A navigation landmark; the current module is marked.'],
    },
    layout: 'fullscreen',
  },
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

/** The bar of a tenant: its logo, and its word for entries. */
function ofTenant(code: string, name: string, entries: string): Story {
  return {
    ...Default,
    name: `[1.1] has the logo and the words of ${name}`,
    globals: { tenant: code },
    play: async ({ canvas }) => {
      const logo = canvas.getByRole<HTMLImageElement>('img', { name });
      await waitFor(async () => expect(logo.naturalWidth).toBeGreaterThan(0));
      await expect(canvas.getByText(translate(entries))).toBeVisible();
    },
  };
}

export const Showquest: Story = ofTenant('showquest', 'Showquest', 'Acts');
export const Rockquest: Story = ofTenant('rockquest', 'Rockquest', 'Bands');
export const Launchpad: Story = ofTenant('launchpad', 'Launchpad', 'Projects');
export const Basketball: Story = ofTenant('basketball', 'Basketball', 'Teams');

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

const modules = Array.from({ length: 12 }, (_, index) => ({
  code: `module-${index}`,
  label: `Module ${index + 1}`,
  icon: 'calendar',
  to: `/module-${index}`,
  links: [],
}));

export const ManyModules: Story = {
  name: '[2.41] those that find no room are under More',
  render: () => <NavBar tabs={modules} />,
  decorators: Default.decorators ?? [],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: translate('More') }));
    await expect(canvas.getByRole('link', { name: 'Module 12' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Module 1' })).toBeVisible();
  },
};

export const OnAPhone: Story = {
  render: () => <Phone />,
  decorators: Default.decorators ?? [],
};
