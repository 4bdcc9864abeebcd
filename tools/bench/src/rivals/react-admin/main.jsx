// The smallest app of react-admin with a login and one list: what it takes before anything of one's own.
import { Admin, Datagrid, List, Resource, TextField } from 'react-admin';
import { createRoot } from 'react-dom/client';
import { authProvider, dataProvider } from './providers';

function Events() {
  return (
    <List>
      <Datagrid>
        <TextField source="name" />
        <TextField source="status" />
      </Datagrid>
    </List>
  );
}

createRoot(document.getElementById('root')).render(
  <Admin dataProvider={dataProvider} authProvider={authProvider}>
    <Resource name="events" list={Events} />
  </Admin>,
);
