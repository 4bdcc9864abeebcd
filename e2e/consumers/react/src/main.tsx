import '@callboard/forms/styles.css';
import { AppStoreProvider } from '@callboard/app-state';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { EntityLinks } from './EntityLinks';
import { Kit } from './Kit';
import { RuleForm } from './RuleForm';
import { ServerForm } from './ServerForm';

const pages = { '/kit': Kit, '/links': EntityLinks, '/rules': RuleForm, '/fields': ServerForm };

/** What a page of another team's server answers. */
async function load(): Promise<unknown> {
  const answer = await fetch('/data.json');
  return answer.json();
}

const root = document.getElementById('root');
const Page = Object.entries(pages).find(([path]) => path === location.pathname)?.[1];
if (root && Page) {
  const data = await load();
  createRoot(root).render(
    <StrictMode>
      <AppStoreProvider>
        <main>
          <Page data={data} />
        </main>
      </AppStoreProvider>
    </StrictMode>,
  );
}
