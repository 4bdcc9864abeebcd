import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Stepper } from './Stepper';

const meta = {
  title: 'Navigation/Stepper',
  parameters: {
    guide: {
      use: ['A task of three to six steps in order: an import, an entry.'],
      avoid: ['Parts without an order: Tabs.', 'Progress that only runs: ProgressBar.'],
      dos: [
        ['Default', 'What is done can be opened again.'],
        ['WithError', 'A step shows what is wrong with it.'],
      ],
      keys: [
        ['Tab', 'goes to the next step that can be opened'],
        ['Enter', 'opens it'],
      ],
      accessibility: ['A list; the current step is marked.'],
    },
  },
  component: Stepper,
  args: {
    label: 'Import of entries',
    steps: [
      { id: 'file', label: 'File', description: 'entries.csv' },
      { id: 'columns', label: 'Columns', description: '12 of 14 matched' },
      { id: 'check', label: 'Check' },
      { id: 'import', label: 'Import' },
    ],
    current: 'check',
  },
} satisfies Meta<typeof Stepper>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { onStepChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('listitem')[2]).toHaveAttribute('aria-current', 'step');
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }));
    await expect(args.onStepChange).toHaveBeenCalledWith('columns');
    await expect(canvas.queryByRole('button', { name: 'Import' })).not.toBeInTheDocument();
  },
};

export const First: Story = { args: { current: 'file' } };

export const Done: Story = { args: { current: '' } };

export const WithError: Story = {
  args: {
    steps: [
      { id: 'file', label: 'File' },
      { id: 'columns', label: 'Columns', description: 'Two have no match', hasError: true },
      { id: 'check', label: 'Check' },
    ],
  },
};

export const AnyOrder: Story = {
  args: {
    canGoAhead: true,
    onStepChange: fn(),
    steps: [
      { id: 'file', label: 'File', isDone: false, description: 'One answer is missing' },
      { id: 'check', label: 'Check' },
      { id: 'import', label: 'Import', isDone: true },
    ],
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Import' }));
    await expect(args.onStepChange).toHaveBeenCalledWith('import');
    await expect(canvas.getByRole('button', { name: 'File' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Check' })).not.toBeInTheDocument();
  },
};

export const LongText: Story = {
  args: {
    steps: [
      {
        id: 'file',
        label:
          'Te Kura Kaupapa Māori o Te Whānau Tahi and Te Kura o Hirangi: combined regional final of the performing arts',
        description: 'Clarence Street Theatre, 59 Clarence Street, Hamilton Lake, Kirikiriroa',
      },
      { id: 'check', label: 'Check' },
    ],
  },
  globals: { width: 'phone' },
};

export const Narrow: Story = { globals: { width: 'phone' } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const Dark: Story = { globals: { mode: 'dark' } };
