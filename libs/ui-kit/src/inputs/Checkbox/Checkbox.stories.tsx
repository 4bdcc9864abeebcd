import type { Meta, StoryObj } from '@storybook/react-vite';
import { Checkbox } from './Checkbox';

const meta = {
  title: 'Inputs/Checkbox',
  parameters: {
    guide: {
      use: ['Yes or no, as part of a form that is saved.', 'Several of a short list.'],
      avoid: ['What takes effect immediately: Switch.', 'One of several: RadioGroup.'],
      dos: [
        ['Checked', 'The label shows what is true when it is ticked.'],
        ['Mixed', 'Mixed stands for some of many.'],
      ],
      donts: [['DontNegative', 'Ticked means no: readers have to turn it round.']],
      keys: [['Space', 'turns it on and off']],
      accessibility: ['The label is part of the target.'],
    },
  },
  component: Checkbox,
  args: { label: 'Guardian consents to photographs' },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Checked: Story = { args: { defaultChecked: true, description: 'Asked on entry' } };

export const Mixed: Story = { args: { isMixed: true, label: 'All entries' } };

export const Disabled: Story = { args: { defaultChecked: true, disabled: true } };

export const LongText: Story = {
  args: {
    label:
      'Te Kura Kaupapa Māori o Te Whānau Tahi and Te Kura o Hirangi: combined regional final of the performing arts',
  },
  globals: { width: 'phone' },
};

export const RightToLeft: Story = { ...Checked, globals: { direction: 'rtl' } };

export const DontNegative: Story = {
  tags: ['!dev', '!autodocs'],
  args: { label: 'Do not send no mail about changes' },
};
