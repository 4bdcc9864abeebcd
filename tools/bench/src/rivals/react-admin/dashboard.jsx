// A dashboard of eight widgets in the way of react-admin's documentation: cards whose lists and counts are its hooks.
import { Card, CardContent, Typography } from '@mui/material';
import {
  Admin,
  Datagrid,
  ListContextProvider,
  Resource,
  ResourceContextProvider,
  TextField,
  useGetList,
  useList,
} from 'react-admin';
import { createRoot } from 'react-dom/client';
import { authProvider, dataProvider } from './providers';

function Widget({ title, children }) {
  return (
    <Card>
      <CardContent>
        <Typography variant="h6">{title}</Typography>
        {children}
      </CardContent>
    </Card>
  );
}

function Count({ title, status }) {
  const { total } = useGetList('events', { filter: { status }, pagination: { page: 1, perPage: 1 } });
  return <Widget title={title}>{total !== undefined && <strong className="figure">{total}</strong>}</Widget>;
}

function Rows({ title }) {
  const { data, isPending } = useGetList('events', { pagination: { page: 1, perPage: 6 } });
  const list = useList({ data, isPending, perPage: 6 });
  return (
    <Widget title={title}>
      <ResourceContextProvider value="events">
        <ListContextProvider value={list}>
          <Datagrid bulkActionButtons={false}>
            <TextField source="name" />
            <TextField source="status" />
          </Datagrid>
        </ListContextProvider>
      </ResourceContextProvider>
    </Widget>
  );
}

// Plain shapes: a library of plots would only weigh more.
function Plot({ title }) {
  const { data = [] } = useGetList('events', { pagination: { page: 1, perPage: 50 } });
  const counts = Object.entries(Object.groupBy(data, ({ status }) => status));
  return (
    <Widget title={title}>
      <svg viewBox="0 0 300 60">
        {counts.map(([status, rows], index) => (
          <rect key={status} y={index * 20} width={rows.length * 5} height="16" />
        ))}
      </svg>
    </Widget>
  );
}

function Dashboard() {
  return (
    <>
      <Count title="Performances to come" status="open" />
      <Count title="Entries to decide" status="submitted" />
      <Count title="Account requests waiting" status="waiting" />
      <Rows title="Coming performances" />
      <Rows title="Open events" />
      <Widget title="On the night">
        <p>Doors open 45 minutes before the first act.</p>
      </Widget>
      <Plot title="Entries by status" />
      <Plot title="Events by region" />
    </>
  );
}

createRoot(document.getElementById('root')).render(
  <Admin dashboard={Dashboard} dataProvider={dataProvider} authProvider={authProvider}>
    <Resource name="events" />
  </Admin>,
);
