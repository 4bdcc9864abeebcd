import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { FieldDefinition } from '../definition';
import { Form } from './Form';
import type { FormProps } from './Form.types';
import { messages } from '../messages';

const options = [
  { value: 'stage', label: 'Stage' },
  { value: 'court', label: 'Court' },
];

const definitions: FieldDefinition[] = [
  { name: 'name', kind: 'text', label: 'Name', required: true },
  { name: 'email', kind: 'email', label: 'Email' },
  { name: 'phone', kind: 'phone', label: 'Phone' },
  { name: 'seats', kind: 'integer', label: 'Seats', unit: 'people' },
  { name: 'kind', kind: 'select', label: 'Kind', options },
  { name: 'uses', kind: 'multiselect', label: 'Uses', options },
  { name: 'day', kind: 'date', label: 'First day' },
  { name: 'starts', kind: 'datetime', label: 'Starts', timeZone: 'Pacific/Auckland' },
  { name: 'zone', kind: 'timezone', label: 'Time zone' },
  { name: 'photos', kind: 'boolean', label: 'Photos allowed' },
  { name: 'notes', kind: 'textarea', label: 'Notes', description: 'What the crew should know' },
];

const meta = {
  title: 'Forms/Form',
  parameters: {
    guide: {
      use: ['Every form that is saved by a button.'],
      avoid: ['A setting with effect immediately: Switch.', 'The form of a collection: RecordForm.'],
      dos: [
        ['Invalid', 'Errors stand at their fields, and above them all together.'],
        ['Refused', 'What the server refuses stands at its field as well.'],
      ],
      anatomy: [
        ['Fields', 'in one column'],
        ['Summary', 'of errors, each a link to its field'],
        ['Buttons', 'the main one last, named by its verb'],
      ],
      keys: [['Enter', 'in a line of text: submits']],
      accessibility: ['A submit that fails puts the focus on the first error.'],
    },
  },
  component: Form,
  args: {
    definitions,
    initialValues: { starts: '2026-05-14T19:00:00+12:00', uses: ['stage'] },
    onSubmit: fn<FormProps['onSubmit']>(async () => undefined),
    onCancel: fn(),
  },
} satisfies Meta<typeof Form>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Invalid: Story = {
  args: { validate: (values) => (values['name'] ? {} : { name: ['Field is required'] }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: messages.save }));
    await expect(canvas.getByRole('textbox', { name: /Name/ })).toHaveFocus();
  },
};

export const Refused: Story = {
  args: {
    initialValues: { name: 'Town Hall' },
    onSubmit: fn<FormProps['onSubmit']>(async () => ({
      message: 'Not saved',
      fields: { name: ['A venue of this name exists'], non_field_errors: ['The season is over'] },
    })),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: messages.save }));
    await expect(await canvas.findByText(/The season is over/)).toBeVisible();
  },
};
