import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon, iconNames } from './Icon';

const meta = {
  title: 'Elements/Icon',
  parameters: {
    guide: {
      use: ['To recognise an action or a kind faster, next to its word.'],
      avoid: ['Alone, unless the meaning is known everywhere: close, search, menu.', 'As decoration.'],
      dos: [['WithMeaning', 'An icon without a word has a label.']],
      accessibility: [
        'Without a label it is hidden from screen readers.',
        'Arrows turn round on a page from right to left.',
      ],
    },
  },
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
