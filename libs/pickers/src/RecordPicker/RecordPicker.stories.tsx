import { api, configureApi } from '@callboard/api-client';
import { Field } from '@callboard/ui-kit';
import { configureStore } from '@reduxjs/toolkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Provider } from 'react-redux';
import { expect, fn } from 'storybook/test';
import { RecordPicker, type RecordPickerProps } from './RecordPicker';

const names = [
  'Northland',
  'Auckland',
  'Waikato',
  'Bay of Plenty',
  'Gisborne',
  "Hawke's Bay",
  'Taranaki',
  'Otago',
];

/** Answers every list with as many regions as asked for. */
function answerWith(count: number) {
  return () => {
    const own = globalThis.fetch;
    configureApi({ origin: 'http://localhost' });
    globalThis.fetch = async (input) => {
      const page = Number(new URL(String(input)).searchParams.get('page') ?? 1);
      const left = Math.max(0, Math.min(25, count - (page - 1) * 25));
      const results = Array.from({ length: left }, (_, index) => aRegion((page - 1) * 25 + index));
      const body = JSON.stringify({ count, next: null, previous: null, results });
      return new Response(body, { headers: { 'Content-Type': 'application/json' } });
    };
    return () => {
      globalThis.fetch = own;
    };
  };
}

function aRegion(index: number) {
  const title = `${names[index % names.length]} ${index + 1}`;
  const avatar = { icon: 'venue', color: 'green', shape: 'square', placeholder: title.slice(0, 2) };
  const qed_model = {
    title,
    visual_title: title,
    subtitle: 'Aotearoa',
    url: '',
    model: 'callboard.Region',
    avatar,
  };
  return { hashcode: String(index), instance_id: index, version: 1, created: '', modified: '', qed_model };
}

function Stage(props: RecordPickerProps) {
  const [store] = useState(() =>
    configureStore({
      reducer: { [api.reducerPath]: api.reducer },
      middleware: (usual) => usual().concat(api.middleware),
    }),
  );
  const [value, setValue] = useState(props.value);
  return (
    <Provider store={store}>
      <Field label="Region">
        <RecordPicker {...props} value={value} onChange={setValue} />
      </Field>
    </Provider>
  );
}

const meta = {
  title: 'pickers/RecordPicker',
  component: RecordPicker,
  args: { collection: 'regions', value: null, onChange: fn() },
  render: (args) => <Stage {...args} />,
  beforeEach: answerWith(60),
} satisfies Meta<typeof RecordPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Region' }));
    await expect(await canvas.findByRole('option', { name: 'Load more' })).toBeVisible();
  },
};

export const Empty: Story = {
  beforeEach: answerWith(0),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Region' }));
    await expect(await canvas.findByText('Nothing found')).toBeVisible();
  },
};

export const Picked: Story = {
  args: { value: { hashcode: '1', title: 'Auckland', model: 'callboard.Region' } },
};
