import type { Meta, StoryObj } from '@storybook/react-vite';
import { Switch } from './Switch';

const meta = {
  title: 'Inputs/Switch',
  parameters: {
    guide: {
      use: ['What takes effect as soon as it is turned: sound, a view, a feature.'],
      avoid: ['Part of a form with a save button: Checkbox.', 'Two views: SegmentedControl.'],
      dos: [['On', 'The label names what is on, and stays the same when it is off.']],
      donts: [['DontQuestion', 'A question: what does “on” answer?']],
      keys: [['Space', 'turns it on and off']],
      accessibility: ['Without a visible label, aria-label names it.'],
    },
  },
  component: Switch,
  args: { label: 'Show sealed results' },
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const On: Story = { args: { defaultChecked: true } };

export const Disabled: Story = { args: { defaultChecked: true, disabled: true } };

export const RightToLeft: Story = { ...On, globals: { direction: 'rtl' } };

export const DontQuestion: Story = {
  tags: ['!dev', '!autodocs'],
  args: { label: 'Hide or show sealed results?' },
};
