import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Stack } from '../../layout/Page/Stack';
import { tones } from '../../theme/tone';
import { Avatar } from './Avatar';

const meta = {
  title: 'Display/Avatar',
  parameters: {
    guide: {
      use: [
        'A person or a thing at a glance, next to its name.',
        'A circle for people, a square for things.',
      ],
      avoid: ['A picture that has to be seen: an image with a text.', 'Several in one line: AvatarGroup.'],
      dos: [
        ['Default', 'Letters stand where there is no picture.'],
        ['BrokenPicture', 'A picture that fails gives way to the letters.'],
      ],
      accessibility: ['Next to the name it is decorative and has no label; alone it needs one.'],
    },
  },
  component: Avatar,
  args: { label: 'Aroha Ngata', placeholder: 'AN', tone: 'primary' },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Colours: Story = {
  name: '[3.35] has a look of its own for each colour',
  render: () => (
    <Stack direction="row">
      {tones.map((tone) => (
        <Avatar key={tone} tone={tone} label={tone} placeholder={tone} />
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const colours = canvas.getAllByRole('img').map((avatar) => getComputedStyle(avatar).backgroundColor);
    await expect(new Set(colours).size).toBe(tones.length);
  },
};

export const Sizes: Story = {
  name: '[3.32] takes three sizes, as a circle or a square',
  render: () => (
    <Stack direction="row">
      <Avatar size="small" label="Small" placeholder="AN" />
      <Avatar label="Regular" placeholder="AN" />
      <Avatar size="large" label="Large" placeholder="AN" />
      <Avatar size="large" shape="square" icon="venue" tone="green" label="A venue" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const named = (name: string) => canvas.getByRole('img', { name });
    const heights = ['Small', 'Regular', 'Large'].map((name) => named(name).offsetHeight);
    await expect(heights).toEqual([...new Set(heights)].sort((a, b) => a - b));
    const corner = (name: string) => Number.parseFloat(getComputedStyle(named(name)).borderRadius);
    await expect(corner('Large')).toBeGreaterThanOrEqual(named('Large').offsetHeight / 2);
    await expect(corner('A venue')).toBeLessThan(named('A venue').offsetHeight / 2);
  },
};

export const Picture: Story = {
  args: {
    size: 'large',
    image:
      "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'%3E%3Cpath fill='teal' d='M0 0h8v8H0z'/%3E%3Ccircle cx='4' cy='3' r='2' fill='white'/%3E%3C/svg%3E",
  },
};

export const BrokenPicture: Story = {
  args: { size: 'large', image: 'data:image/png;base64,AAAA' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('img', { name: 'Aroha Ngata' })).toHaveTextContent('AN'));
  },
};

export const LongText: Story = { args: { placeholder: 'Ngāruawāhia' } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
