// The smallest app of react-admin with a login and one list: what it takes before anything of one's own.
import { Admin, Datagrid, List, Resource, TextField } from 'react-admin';
import { createRoot } from 'react-dom/client';

const rows = Array.from({ length: 50 }, (_, index) => ({
  id: index,
  name: `Event ${index}`,
  status: 'open',
}));
const dataProvider = {
  getList: async () => ({ data: rows, total: rows.length }),
  getOne: async (_, { id }) => ({ data: rows[id] }),
  getMany: async (_, { ids }) => ({ data: ids.map((id) => rows[id]) }),
};
const authProvider = {
  login: async () => sessionStorage.setItem('in', '1'),
  logout: async () => sessionStorage.removeItem('in'),
  checkAuth: async () => {
    if (!sessionStorage.getItem('in')) throw new Error('Sign in first.');
  },
  checkError: async () => {},
  getPermissions: async () => {},
};

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
