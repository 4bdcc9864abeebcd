import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Button } from '../../elements/Button/Button';
import { RowCount } from '../../display/RowCount/RowCount';
import { SearchBox } from '../../inputs/SearchBox/SearchBox';
import { Toolbar } from './Toolbar';

const meta = {
  title: 'Navigation/Toolbar',
  parameters: {
    guide: {
      use: ['Search, filters and views above a list.'],
      avoid: ['Actions of the page: PageHeader.', 'Actions of selected rows: the bar of the list.'],
      dos: [['Default', 'What narrows the list first, what counts it last.']],
      keys: [['Tab', 'goes through the controls one by one']],
      accessibility: ['A named group, not a toolbar of one tab stop: it holds text fields.'],
    },
  },
  component: Toolbar,
  args: {
    label: 'Events',
    children: (
      <>
        <SearchBox label="Search events" value="" onValueChange={fn()} />
        <Button icon="filter">Filter</Button>
        <Button icon="columns">Columns</Button>
      </>
    ),
    actions: <RowCount first={1} last={50} count={3219} />,
  },
} satisfies Meta<typeof Toolbar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Narrow: Story = { globals: { width: 'phone' } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
