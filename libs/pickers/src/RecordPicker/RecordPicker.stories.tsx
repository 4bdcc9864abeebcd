import { translate } from '@callboard/language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { aRecord, createPickerApi, type PickerApi } from '../testing/createPickerApi';
import { PickerStage } from '../testing/PickerStage';
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
const islands = ['North Island', 'South Island'];

function regions(count: number) {
  return Array.from({ length: count }, (_, index) => {
    const record = aRecord('regions', `${names[index % names.length]} ${index + 1}`, {
      island: islands[index % 2],
    });
    return { ...record, qed_model: { ...record.qed_model, subtitle: 'Aotearoa' } };
  });
}

/** Replaces `fetch` with an in-memory API that has these records, until the story ends. */
function answerWith(
  collection: RecordPickerProps['collection'],
  records: ReturnType<typeof regions>,
  prepare?: (api: PickerApi) => void,
) {
  return () => {
    const own = globalThis.fetch;
    const api = createPickerApi(collection, records);
    prepare?.(api);
    globalThis.fetch = api.fetch;
    return () => {
      globalThis.fetch = own;
      localStorage.removeItem('callboard.recent');
    };
  };
}

function Stage(props: RecordPickerProps) {
  const [value, setValue] = useState(props.value);
  return (
    <PickerStage roles={['admin']} label="Region">
      <RecordPicker {...props} value={value} onChange={setValue} />
    </PickerStage>
  );
}

const meta = {
  title: 'Pickers/RecordPicker',
  parameters: {
    guide: {
      use: ['One record of many, found by typing: a venue, a person, a school.'],
      avoid: ['Fifteen fixed values: Select.', 'Several records: RecordsPicker.'],
      dos: [
        ['Picked', 'What is selected is shown by its name.'],
        ['Add', 'What is missing can be added by its name.'],
      ],
      anatomy: [
        ['Field', 'the name, or what is typed'],
        ['List', 'matches, with what makes them different'],
        ['Add', 'a new record by the name that was typed'],
      ],
      keys: [
        ['letters', 'search'],
        ['↑ ↓, Page Up, Page Down', 'go through the matches'],
        ['Enter', 'selects'],
        ['Escape', 'closes the list'],
        ['Backspace', 'in an empty field: removes the last one of several'],
      ],
      accessibility: [
        'A combobox with a list box; how many match is announced.',
        'On a phone it opens as a sheet.',
      ],
    },
  },
  component: RecordPicker,
  args: { collection: 'regions', value: null, onChange: fn(), label: 'Region' },
  render: (args) => <Stage {...args} />,
  beforeEach: answerWith('regions', regions(60)),
} satisfies Meta<typeof RecordPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: '[2.55] Closed' };

export const Results: Story = {
  name: '[2.51] [2.55] Results',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Region' }));
    await canvas.findByRole('option', { name: translate('Load more') });
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await waitFor(() => expect(canvas.getByRole('option', { name: /Auckland 2/ })).toBeVisible());
  },
};

export const LoadMore: Story = {
  name: '[2.56] Load more',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Region' }));
    await userEvent.click(await canvas.findByRole('option', { name: translate('Load more') }));
    await expect(await canvas.findByRole('option', { name: /Northland 49/ })).toBeInTheDocument();
  },
};

export const Loading: Story = {
  name: '[2.55] Loading',
  beforeEach: answerWith('regions', [], (api) => api.pause()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Region' }));
    await waitFor(() => expect(canvas.getByText(translate('Loading…'))).toBeVisible());
  },
};

export const Empty: Story = {
  name: '[2.55] [8.8] Empty',
  beforeEach: answerWith('regions', []),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Region' }));
    await waitFor(() => expect(canvas.getByText(translate('No item found'))).toBeVisible());
  },
};

export const Problem: Story = {
  name: '[2.55] Problem',
  beforeEach: answerWith('regions', [], (api) => api.fail(true)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Region' }));
    const retry = await canvas.findByRole('option', { name: translate('Try again') }, { timeout: 20_000 });
    await waitFor(() => expect(retry).toBeVisible());
  },
};

export const Add: Story = {
  name: '[2.52] [2.54] [2.57] Add by name',
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Region' }), 'stewart island');
    await userEvent.click(
      await canvas.findByRole('option', { name: translate('Add {name}', { name: 'Stewart Island' }) }),
    );
    await expect(
      await screen.findByText(translate('{name} added successfully', { name: 'Stewart Island' })),
    ).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: 'Region' })).toHaveValue('Stewart Island');
  },
};

export const Duplicates: Story = {
  name: '[3.29] Similar names',
  args: { collection: 'individuals' },
  beforeEach: answerWith('individuals', [
    aRecord('individuals', 'Samuel Ngata'),
    aRecord('individuals', 'Hemi Ngata'),
  ]),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Region' }), 'sam ngata');
    await userEvent.click(
      await canvas.findByRole('option', { name: translate('Add {name}', { name: 'Sam Ngata' }) }),
    );
    await waitFor(() => expect(canvas.getByText(translate('Is it one of these?'))).toBeVisible());
  },
};

export const Grouped: Story = {
  args: { groupBy: 'island' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Region' }));
    await waitFor(() => expect(canvas.getByText('North Island')).toBeVisible());
  },
};

export const ThousandOptions: Story = {
  beforeEach: () => {
    const own = globalThis.fetch;
    const results = regions(1_000);
    const body = JSON.stringify({ count: results.length, next: null, previous: null, results });
    const headers = { 'Content-Type': 'application/json' };
    globalThis.fetch = async () => new Response(body, { headers });
    return () => {
      globalThis.fetch = own;
    };
  },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('combobox', { name: 'Region' });
    await userEvent.click(input);
    await canvas.findByRole('option', { name: /Northland 1\b/ });
    await userEvent.keyboard('{End}');
    const last = await canvas.findByRole('option', { name: /Otago 1000/ });
    await expect(last).toHaveAttribute('aria-posinset', '1000');
    await waitFor(() => expect(input).toHaveAttribute('aria-activedescendant', last.id));
    await expect(canvas.getAllByRole('option').length).toBeLessThan(60);
  },
};

export const Picked: Story = {
  args: { value: { hashcode: '1', title: 'Auckland', model: 'callboard.Region' } },
};

export const Disabled: Story = { args: { ...Picked.args, disabled: true } };

export const ReadOnly: Story = {
  name: '[9.7] Read-only',
  args: { readOnly: true },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('combobox', { name: 'Region' });
    await userEvent.click(input);
    await expect(input).toHaveAttribute('aria-expanded', 'false');
    await expect(input).toHaveAttribute('placeholder', translate('Not selected'));
  },
};

export const RightToLeft: Story = { ...Results, name: 'Right to left', globals: { direction: 'rtl' } };

export const PhoneSheet: Story = {
  beforeEach: () => {
    const stop = answerWith('regions', regions(60))();
    const own = globalThis.matchMedia;
    globalThis.matchMedia = (query) => (query.includes('coarse') ? own('all') : own.call(globalThis, query));
    return () => {
      globalThis.matchMedia = own;
      stop();
    };
  },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('combobox', { name: 'Region' });
    await userEvent.click(input);
    const option = await canvas.findByRole('option', { name: /Auckland 2/ });
    await expect(input).toHaveFocus();
    await expect(option.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await userEvent.click(option);
    await expect(input).toHaveValue('Auckland 2');
    await userEvent.click(input);
    await canvas.findByRole('option', { name: /Auckland 2/ });
    await userEvent.click(canvas.getByRole('button', { name: translate('Done') }));
    await expect(input).toHaveAttribute('aria-expanded', 'false');
  },
};
