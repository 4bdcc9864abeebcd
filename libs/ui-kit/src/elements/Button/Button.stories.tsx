import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Stack } from '../../layout/Page/Stack';
import { Button } from './Button';
import { LinkButton } from './LinkButton';

const meta = {
  title: 'Elements/Button',
  parameters: {
    guide: {
      use: [
        'One thing that happens on this page: save, submit, start.',
        'One primary button in a view; what undoes it or leaves it is secondary.',
        'A danger button for what cannot be undone, after a question.',
      ],
      avoid: [
        'To another page: LinkButton.',
        'Three and more things that belong to one record: Menu.',
        'On or off, with effect immediately: Switch.',
      ],
      dos: [
        ['Default', 'A verb and its object: the button can be understood alone.'],
        ['Busy', 'While it runs it shows that, and ignores further presses.'],
      ],
      donts: [
        ['DontTwoPrimary', 'Two primary buttons: neither is the main one.'],
        ['DontVague', '“OK” leaves open what will happen.'],
      ],
      anatomy: [
        ['Icon', 'optional, before the text'],
        ['Text', 'a verb and its object'],
        ['Arrow', 'only with shape “menu”'],
      ],
      keys: [['Enter, Space', 'does it']],
      accessibility: ['An icon alone needs aria-label.', 'A busy button keeps the focus.'],
    },
  },
  component: Button,
  args: { children: 'Add performance', onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add performance' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Variants: Story = {
  render: (args) => (
    <Stack direction="row">
      <Button {...args} variant="primary" icon="plus" />
      <Button {...args} variant="secondary" />
      <Button {...args} variant="quiet" icon="pencil">
        Edit
      </Button>
      <Button {...args} variant="danger" icon="trash">
        Delete
      </Button>
      <LinkButton href="#file" icon="download">
        Download
      </LinkButton>
    </Stack>
  ),
};

export const Sizes: Story = {
  name: '[3.32] takes four sizes, each higher than the one before',
  render: (args) => (
    <Stack direction="row">
      <Button {...args} size="xs" icon="plus" />
      <Button {...args} size="small" icon="plus" />
      <Button {...args} size="regular" icon="plus" />
      <Button {...args} size="large" icon="plus" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const heights = canvas.getAllByRole('button').map(({ offsetHeight }) => offsetHeight);
    await expect(heights).toEqual([...new Set(heights)].sort((a, b) => a - b));
  },
};

export const Shapes: Story = {
  name: '[3.33] takes five styles',
  render: (args) => (
    <Stack>
      <Stack direction="row">
        <Button {...args} shape="default">
          default
        </Button>
        <Button aria-label="Filter" shape="square" icon="filter" />
        <Button {...args} shape="button">
          button
        </Button>
        <Button {...args} shape="menu">
          menu
        </Button>
      </Stack>
      <Button {...args} shape="rectangle" variant="primary">
        rectangle
      </Button>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const named = (name: string) => canvas.getByRole('button', { name });
    const corner = (name: string) => Number.parseFloat(getComputedStyle(named(name)).borderRadius);
    const square = named('Filter');
    await expect(square.offsetWidth).toBe(square.offsetHeight);
    await expect(corner('button')).toBeGreaterThan(named('button').offsetHeight / 2);
    await expect(corner('default')).toBeLessThan(named('default').offsetHeight / 2);
    await expect(named('menu').querySelector('svg')).toBeVisible();
    await expect(named('rectangle').offsetWidth).toBe(named('rectangle').parentElement?.offsetWidth);
  },
};

export const Busy: Story = {
  args: { variant: 'primary', isBusy: true, children: 'Saving' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Saving/ }));
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const LongText: Story = {
  args: {
    children:
      'Add the performances of every school in the Bay of Plenty, Waikato and Gisborne regions to this event',
  },
  globals: { width: 'phone' },
};

export const RightToLeft: Story = { args: { icon: 'back', shape: 'menu' }, globals: { direction: 'rtl' } };

export const DontTwoPrimary: Story = {
  tags: ['!dev', '!autodocs'],
  render: (args) => (
    <Stack direction="row">
      <Button {...args} variant="primary">
        Save as draft
      </Button>
      <Button {...args} variant="primary">
        Publish
      </Button>
    </Stack>
  ),
};

export const DontVague: Story = { tags: ['!dev', '!autodocs'], args: { variant: 'primary', children: 'OK' } };
