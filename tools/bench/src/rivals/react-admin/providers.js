// Providers of every app of react-admin here: calls that the bench answers (reactAdmin.ts), and a login.
const ask = async (path, options) => (await fetch(`/stub/${path}`, options)).json();

export const dataProvider = {
  getList: (resource) => ask(resource),
  getOne: async (resource, { id }) => ({ data: (await ask(resource)).data[id] }),
  getMany: async (_, { ids }) => ({ data: ids.map((id) => ({ id })) }),
};

export const authProvider = {
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
