import { translate } from '@callboard/language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { Form } from '../Form/Form';
import type { FormProps } from '../Form/Form.types';
import { validateByDefinitions } from '../Form/validateByDefinitions';
import { everyKind, everyValue } from '../testing/kinds.data';
import { FormField } from './FormField';

/** Lazy controls have to be fetched and built by the dev server first. */
const afterLoading = { timeout: 20_000 };

const meta = {
  title: 'Forms/FormField',
  parameters: {
    guide: {
      of: FormField,
      use: ['One field of a Form, by its definition: the kind selects the control.'],
      avoid: ['A control outside of a Form: Field with an input.'],
      dos: [
        ['Default', 'One kind is entered in one way on every page.'],
        ['ReadOnlyEmpty', 'Read-only without a value shows “Not entered”.'],
      ],
      accessibility: ['Label, help and error come with the definition.'],
    },
  },
  component: Form,
  args: {
    definitions: everyKind,
    initialValues: {},
    onSubmit: fn<FormProps['onSubmit']>(async () => undefined),
  },
} satisfies Meta<typeof Form>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(
      await canvas.findByRole(
        'toolbar',
        { name: translate('Format {label}', { label: 'Description' }) },
        afterLoading,
      ),
    ).toBeVisible();
    for (const { name } of everyKind) {
      await expect(canvasElement.querySelector(`[data-field="${name}"]`)).toBeVisible();
    }
  },
};

export const Filled: Story = {
  args: { initialValues: everyValue },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Price')).toHaveValue('1,250.50');
    await expect(
      canvas.getByRole('textbox', { name: translate('{label}: other', { label: 'Place' }) }),
    ).toHaveValue('An old barn by the river');
    await expect(await canvas.findByText('Shoes', {}, afterLoading)).toBeVisible();
  },
};

export const Required: Story = {
  args: {
    definitions: everyKind.map((definition) => ({ ...definition, required: true })),
    validate: validateByDefinitions(everyKind.map((definition) => ({ ...definition, required: true }))),
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('toolbar', {}, afterLoading);
    await userEvent.click(canvas.getByRole('button', { name: translate('Save') }));
    const list = within(await canvas.findByRole('alert'));
    await expect(list.getAllByRole('link')).toHaveLength(everyKind.length);
    for (const { label } of everyKind) {
      await userEvent.click(list.getByRole('link', { name: label }));
      const place = document.activeElement?.closest('[data-field]');
      await expect(place?.querySelector('label')).toHaveTextContent(label);
    }
  },
};

export const Disabled: Story = {
  args: {
    initialValues: everyValue,
    definitions: everyKind.map((definition) => ({ ...definition, disabled: true })),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Description' }, afterLoading)).toHaveAttribute(
      'contenteditable',
      'false',
    );
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toBeDisabled();
  },
};

export const ReadOnly: Story = {
  args: {
    initialValues: everyValue,
    definitions: everyKind.map((definition) => ({ ...definition, readOnly: true })),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /example\.nz/ }, afterLoading)).toBeVisible();
    await expect(canvas.getByLabelText('Kind')).toHaveTextContent('Stage');
    await expect(canvas.queryByRole('button', { name: 'Add guest' })).toBeNull();
  },
};

export const ReadOnlyEmpty: Story = {
  args: { definitions: everyKind.map((definition) => ({ ...definition, readOnly: true })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Kind')).toHaveTextContent(translate('Not selected'));
    await expect(canvas.getByLabelText('Tags')).toHaveTextContent(translate('Not entered'));
  },
};

export const NarrowFilled: Story = { ...Filled, globals: { width: 'narrow' } };

export const RightToLeft: Story = { ...Filled, globals: { direction: 'rtl' } };

export const Dark: Story = { ...Filled, globals: { mode: 'dark' } };
