import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Link } from './Link';
import { displayMessages } from '../../text/displayMessages';

const meta = {
  title: 'Navigation/Link',
  parameters: {
    guide: {
      use: ['To another page, or to a place on this one.'],
      avoid: [
        'Something that happens here: Button.',
        'A way on that is the main thing of a page: LinkButton.',
      ],
      dos: [
        ['Default', 'The text names the target.'],
        ['External', 'Another site opens in a new tab, and the link announces it.'],
      ],
      donts: [['DontHere', '“Click here” means nothing in a list of links.']],
      accessibility: ['A new tab is announced.'],
      texts: () => [displayMessages.opensNewTab],
    },
  },
  component: Link,
  args: { href: '#events', children: 'Regional final', onFollow: fn() },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Regional final' }));
    await expect(args.onFollow).toHaveBeenCalledWith('#events');
  },
};

export const Quiet: Story = { args: { variant: 'quiet' } };

export const WithIcon: Story = { args: { icon: 'venue' } };

export const External: Story = {
  args: { href: 'https://example.org', isExternal: true, children: 'Map' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: `Map ${displayMessages.opensNewTab}` })).toHaveAttribute(
      'target',
      '_blank',
    );
  },
};

export const LongText: Story = {
  args: {
    isExternal: true,
    children:
      'Te Kura Kaupapa Māori o Te Whānau Tahi and Te Kura o Hirangi: combined regional final of the performing arts',
  },
  globals: { width: 'phone' },
};

export const RightToLeft: Story = { args: { isExternal: true }, globals: { direction: 'rtl' } };

export const DontHere: Story = { tags: ['!dev', '!autodocs'], args: { children: 'Click here' } };
