import '@callboard/records/styles.css';
import { CallboardProvider } from '@callboard/provider';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { EntityLinks } from './EntityLinks';
import { Kit } from './Kit';
import { RuleForm } from './RuleForm';
import { Season } from './Season';
import { ServerForm } from './ServerForm';
import { VenuePickerElement } from './VenuePickerElement';

const pages = {
  '/kit': Kit,
  '/links': EntityLinks,
  '/rules': RuleForm,
  '/fields': ServerForm,
  '/season': Season,
};

const api = { origin: '' };
const tenant = { code: 'showquest', name: 'Showquest', tagline: 'Schools on stage' } as const;
// Where a user is signed in, the app has a token of its own.
const token = location.pathname === '/season' ? 'token-of-the-team' : null;
const theme = new URLSearchParams(location.search).get('theme') === 'dark' ? 'dark' : 'light';

/** Answer of another team's server. */
async function load(): Promise<unknown> {
  const answer = await fetch('/data.json');
  return answer.json();
}

customElements.define('venue-picker', VenuePickerElement);

const root = document.getElementById('root');
const Page = Object.entries(pages).find(([path]) => path === location.pathname)?.[1];
if (root && Page) {
  const data = await load();
  createRoot(root).render(
    <StrictMode>
      <CallboardProvider api={api} tenant={tenant} token={token} theme={theme}>
        <main>
          <Page data={data} />
        </main>
      </CallboardProvider>
    </StrictMode>,
  );
}
