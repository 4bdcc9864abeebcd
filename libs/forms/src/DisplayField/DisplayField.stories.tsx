import { KeyValueList } from '@callboard/ui-kit/display';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { FieldDefinition, FormValues } from '../definition';
import { everyKind, everyValue } from '../testing/kinds.data';
import { DisplayField } from './DisplayField';
import { messages } from '../messages';

interface SheetProps {
  definitions: readonly FieldDefinition[];
  values: FormValues;
}

/** All fields of a form, read-only. */
function Sheet({ definitions, values }: SheetProps) {
  const items = definitions.map((definition) => ({
    label: definition.label,
    value: <DisplayField definition={definition} value={values[definition.name]} />,
  }));
  return <KeyValueList items={items} />;
}

/** Lazy controls have to be fetched and built by the dev server first. */
const afterLoading = { timeout: 20_000 };

const meta = {
  title: 'Forms/DisplayField',
  parameters: {
    guide: {
      use: ['The value of a field, where it cannot be changed.'],
      avoid: [
        'A value whose type is known when writing: DateText, Link.',
        'A value that can be changed: FormField.',
      ],
      dos: [['Empty', '“Not entered” and “Not selected” stand for empty values.']],
      texts: () => [messages.notSelected, messages.notEntered],
    },
  },
  component: Sheet,
  args: { definitions: everyKind, values: everyValue },
} satisfies Meta<typeof Sheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$1,250.50')).toBeVisible();
    await expect(await canvas.findByRole('heading', { name: 'Bring' }, afterLoading)).toBeVisible();
  },
};

export const Empty: Story = {
  args: { values: {} },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(messages.notEntered).length).toBeGreaterThan(10);
    await expect(canvas.getAllByText(messages.notSelected)).toHaveLength(6);
  },
};

export const Narrow: Story = { globals: { width: 'narrow' } };
