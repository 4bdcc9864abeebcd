import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon, iconNames } from './Icon';

const meta = {
  title: 'Elements/Icon',
  component: Icon,
  args: { name: 'calendar' },
} satisfies Meta<typeof Icon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const All: Story = {
  render: () => (
    <ul
      role="list"
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(8rem, 1fr))',
        gap: 'var(--space-4)',
      }}
    >
      {iconNames.map((name) => (
        <li key={name} style={{ display: 'grid', justifyItems: 'center', gap: 'var(--space-1)' }}>
          <Icon name={name} size="large" />
          {name}
        </li>
      ))}
    </ul>
  ),
};

export const WithMeaning: Story = { args: { name: 'warning', label: 'Needs attention', size: 'huge' } };

export const Unknown: Story = { args: { name: 'submarine' } };

export const RightToLeft: Story = { args: { name: 'back' }, globals: { direction: 'rtl' } };
