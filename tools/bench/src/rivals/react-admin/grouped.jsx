// 10,000 rows in groups. react-admin groups nothing itself: its list loads the rows, and the page puts them in groups.
import { Admin, List, Resource, useListContext } from 'react-admin';
import { createRoot } from 'react-dom/client';
import { authProvider, dataProvider } from './providers';

function Groups() {
  const { data = [] } = useListContext();
  return Object.entries(Object.groupBy(data, ({ region }) => region)).map(([region, rows]) => (
    <details key={region}>
      <summary>
        {region} ({rows.length})
      </summary>
    </details>
  ));
}

function Organizations() {
  return (
    <List perPage={10_000} pagination={false}>
      <Groups />
    </List>
  );
}

createRoot(document.getElementById('root')).render(
  <Admin dataProvider={dataProvider} authProvider={authProvider}>
    <Resource name="organizations" list={Organizations} />
  </Admin>,
);
