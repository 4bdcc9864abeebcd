import { translate } from '@callboard/language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { SearchBox } from './SearchBox';
import { messages } from '../../text/messages';

const meta = {
  title: 'Inputs/SearchBox',
  parameters: {
    guide: {
      use: ['Free words over a list that is on the page.'],
      avoid: ['To find one record for a field: RecordPicker.', 'A fixed set of values: a filter.'],
      dos: [['Filled', 'The cross empties it in one step.']],
      keys: [['Escape', 'empties it']],
      accessibility: ['A search landmark with a label that names what is searched.'],
      texts: () => [messages.search, messages.clearSearch],
    },
  },
  component: SearchBox,
  args: { label: 'Search events', value: '', onValueChange: fn() },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return <SearchBox {...args} value={value} onValueChange={setValue} />;
  },
} satisfies Meta<typeof SearchBox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('textbox', { name: 'Search events' });
    await userEvent.type(box, 'Waikato');
    await userEvent.click(canvas.getByRole('button', { name: translate('Clear search') }));
    await expect(box).toHaveValue('');
  },
};

export const Filled: Story = { args: { value: 'Waikato' } };

export const RightToLeft: Story = { ...Filled, globals: { direction: 'rtl' } };
