import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { aRecord, createPickerApi } from '../testing/createPickerApi';
import { PickerStage } from '../testing/PickerStage';
import { RecordsPicker, type RecordsPickerProps } from './RecordsPicker';

const names = ['Northland', 'Auckland', 'Waikato', 'Bay of Plenty'];
const reference = (title: string) => ({ hashcode: title, title, model: 'callboard.Region' });

function Stage(props: RecordsPickerProps) {
  const [value, setValue] = useState(props.value);
  return (
    <PickerStage label="Regions">
      <RecordsPicker {...props} value={value} onChange={setValue} />
    </PickerStage>
  );
}

const meta = {
  title: 'Pickers/RecordsPicker',
  parameters: {
    guide: {
      partOf: 'RecordPicker',
    },
  },
  component: RecordsPicker,
  args: { collection: 'regions', value: [], onChange: fn(), label: 'Regions' },
  render: (args) => <Stage {...args} />,
  beforeEach: () => {
    const own = globalThis.fetch;
    const records = names.map((name) => aRecord('regions', name));
    globalThis.fetch = createPickerApi('regions', records).fetch;
    return () => {
      globalThis.fetch = own;
      localStorage.removeItem('callboard.recent');
    };
  },
} satisfies Meta<typeof RecordsPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Several: Story = {
  name: '[2.51] Several',
  args: { value: [reference('Northland'), reference('Bay of Plenty')] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Regions' }));
    await userEvent.click(await canvas.findByRole('option', { name: /Waikato/ }));
    await expect(canvas.getByRole('button', { name: /Waikato/ })).toBeVisible();
    await userEvent.keyboard('{Backspace}');
    await expect(canvas.queryByRole('button', { name: /Waikato/ })).toBeNull();
  },
};

export const Disabled: Story = { args: { value: [reference('Northland')], disabled: true } };
