/** The server's response to a login. */
export function loginAnswer(token = 'token-1', name = 'Aroha Ngata') {
  return {
    success: true,
    data: {
      authorization: { token },
      server: { version: '21.0' },
      global_permissions: [],
      user: {
        hashcode: `user of ${name}`,
        email: 'staff@showquest.test',
        name_search: name,
        roles: ['staff'],
      },
      navigation: {
        menus: { modules: [{ code: 'events', name: 'Events', action: { redirect_url: '/events' } }] },
        flow: { redirect_url: '/dashboard' },
        routes: [{ name: 'Venues', path: '/venues', component: 'VenueCentre' }],
      },
      user_menu: [{ name: 'Help' }],
    },
  };
}
