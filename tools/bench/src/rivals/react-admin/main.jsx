// The smallest app of react-admin with a login and one list: what it takes before anything of one's own. Its two calls are
// answered by the bench (reactAdmin.ts).
import { Admin, Datagrid, List, Resource, TextField } from 'react-admin';
import { createRoot } from 'react-dom/client';

const ask = async (path, options) => (await fetch(`/stub/${path}`, options)).json();
const dataProvider = {
  getList: () => ask('events'),
  getOne: async (_, { id }) => ({ data: (await ask('events')).data[id] }),
  getMany: async (_, { ids }) => ({ data: ids.map((id) => ({ id })) }),
};
const authProvider = {
  login: async (credentials) => {
    const { token } = await ask('login', { method: 'POST', body: JSON.stringify(credentials) });
    sessionStorage.setItem('in', token);
  },
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
