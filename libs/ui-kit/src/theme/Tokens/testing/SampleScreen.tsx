import { Avatar } from '../../../display/Avatar/Avatar';
import { Banner } from '../../../layout/Banner/Banner';
import { Breadcrumb } from '../../../navigation/Breadcrumb/Breadcrumb';
import { Button } from '../../../elements/Button/Button';
import { Card } from '../../../layout/Card/Card';
import { Checkbox } from '../../../inputs/Checkbox/Checkbox';
import { DataTable } from '../../../display/DataTable/DataTable';
import type { DataTableColumn } from '../../../display/DataTable/DataTable.types';
import { Field } from '../../../inputs/Field/Field';
import { KeyValueList } from '../../../display/KeyValueList/KeyValueList';
import { Page } from '../../../layout/Page/Page';
import { Split } from '../../../layout/Page/Split';
import { Stack } from '../../../layout/Page/Stack';
import { PageHeader } from '../../../layout/PageHeader/PageHeader';
import { ProgressBar } from '../../../display/ProgressBar/ProgressBar';
import { RowCount } from '../../../display/RowCount/RowCount';
import { SearchBox } from '../../../inputs/SearchBox/SearchBox';
import { StatRow } from '../../../display/StatTile/StatRow';
import { StatTile } from '../../../display/StatTile/StatTile';
import { StatusBadge } from '../../../display/StatusBadge/StatusBadge';
import { Switch } from '../../../inputs/Switch/Switch';
import { Tabs } from '../../../navigation/Tabs/Tabs';
import { TextInput } from '../../../inputs/TextInput/TextInput';
import { Timeline } from '../../../display/Timeline/Timeline';
import { Toolbar } from '../../../navigation/Toolbar/Toolbar';
import { performances, type SamplePerformance } from './performances.data';

const columns: readonly DataTableColumn<SamplePerformance>[] = [
  { id: 'title', label: 'Act', width: '34%', isSortable: true, render: (performance) => performance.title },
  { id: 'school', label: 'School', render: (performance) => performance.school },
  {
    id: 'start',
    label: 'On stage',
    width: '7rem',
    isSortable: true,
    render: (performance) => performance.start,
  },
  {
    id: 'performers',
    label: 'Performers',
    width: '7rem',
    align: 'end',
    narrow: 'hidden',
    render: (performance) => performance.performers,
  },
  {
    id: 'status',
    label: 'Status',
    width: '8rem',
    narrow: 'end',
    render: ({ isConfirmed }) => (
      <StatusBadge label={isConfirmed ? 'Confirmed' : 'Invited'} tone={isConfirmed ? 'green' : 'amber'} />
    ),
  },
];

/** Most components of the kit on a realistic screen, to judge a theme by. */
export function SampleScreen() {
  return (
    <Page>
      <PageHeader
        above={<Breadcrumb crumbs={[{ label: 'Events', href: '#events' }, { label: 'Waikato regional' }]} />}
        avatar={<Avatar icon="stage" shape="square" tone="primary" />}
        title="Waikato regional"
        subtitle="Fri 12-JUN-2026, 18:30 · Clarence Street Theatre, Hamilton"
        status={<StatusBadge label="Confirmed" tone="green" />}
        actions={
          <>
            <Button icon="pencil">Edit</Button>
            <Button variant="primary" icon="plus">
              Add performance
            </Button>
          </>
        }
      />
      <StatRow label="The event in numbers">
        <StatTile label="Acts" value="18" details={['of 20']} tone="primary" />
        <StatTile label="Performers" value="1,846" />
        <StatTile label="Without a time slot" value="2" tone="amber" />
        <StatTile label="Judges" value="5" />
      </StatRow>
      <Banner kind="warning" title="Two acts have no time slot" actions={<Button>Schedule</Button>}>
        Schools see their time slots when you release the draw.
      </Banner>
      <Split aside={<Aside />}>
        <Tabs
          label="Event"
          tabs={[
            { id: 'performances', label: 'Performances' },
            { id: 'entries', label: 'Entries' },
            { id: 'history', label: 'History' },
          ]}
          value="performances"
          onValueChange={() => undefined}
        >
          <Stack>
            <Toolbar label="Performances" actions={<RowCount first={1} last={18} count={18} />}>
              <SearchBox label="Search performances" value="" onValueChange={() => undefined} />
              <Button icon="filter">Filter</Button>
            </Toolbar>
            <Card padding="none">
              <DataTable
                label="Performances"
                columns={columns}
                rowCount={performances.length}
                rowAt={(index) => performances[index]}
                sort={{ id: 'start', direction: 'ascending' }}
                onSortChange={() => undefined}
                link={{ href: ({ title }) => `#${title}`, onOpen: () => undefined }}
              />
            </Card>
          </Stack>
        </Tabs>
      </Split>
    </Page>
  );
}

function Aside() {
  return (
    <>
      <Card
        title="Details"
        actions={<Button size="small" variant="quiet" icon="pencil" aria-label="Edit details" />}
      >
        <KeyValueList
          items={[
            { label: 'Doors open', value: '17:45' },
            { label: 'Stage manager', value: 'Wiremu Parata' },
            { label: 'Live stream', value: '' },
          ]}
        />
      </Card>
      <Card title="Message to schools">
        <Stack>
          <Field label="Subject" description="Schools see it in their messages">
            <TextInput defaultValue="Load-in times" />
          </Field>
          <Checkbox label="Also by email" defaultChecked />
          <Switch label="Only to confirmed schools" />
          <ProgressBar label="Sent" value={12} max={18} valueText="12 of 18 schools" />
          <Button variant="primary" shape="rectangle">
            Send
          </Button>
        </Stack>
      </Card>
      <Card title="History">
        <Timeline
          label="History"
          items={[
            {
              id: '2',
              title: 'Aroha Ngata imported 18 acts',
              when: '11-JUN-2026, 16:02',
              icon: 'upload',
              tone: 'blue',
            },
            { id: '1', title: 'Aroha Ngata created the event', when: '02-MAR-2026, 10:30', icon: 'plus' },
          ]}
        />
      </Card>
    </>
  );
}
