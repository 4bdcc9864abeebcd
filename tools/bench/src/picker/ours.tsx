import '@callboard/ui-kit/styles.css';
import { configureApi } from '@callboard/api-client';
import { CacheProvider } from '@callboard/api-client/collections';
import { createSessionStore, SessionStoreContext } from '@callboard/auth';
import { RecordPicker } from '@callboard/pickers';
import { AlertProvider, createAlertStore } from '@callboard/ui-kit';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { isLoaded, matching, searchServer, type BenchOption } from './rows';

const session = createSessionStore();
const alerts = createAlertStore();
configureApi({ origin: location.origin });

// The search of the page answers in place of the network, as it does for the rivals.
globalThis.fetch = async (input, init) => {
  const search = new URL(String(input)).searchParams.get('search') ?? '';
  const found = await searchServer(search, init?.signal);
  // All options are loaded by one answer: how many a page holds is the server's word.
  const options = isLoaded && search === '' ? matching('') : found;
  const body = { count: options.length, next: null, previous: null, results: options.map(toRecord) };
  return new Response(JSON.stringify(body), { headers: { 'Content-Type': 'application/json' } });
};

function toRecord({ id, name }: BenchOption) {
  const avatar = { icon: 'venue', color: 'green', shape: 'square', placeholder: name.slice(0, 2) };
  const qed_model = {
    title: name,
    visual_title: name,
    subtitle: '',
    url: '',
    model: 'callboard.Region',
    avatar,
  };
  return { hashcode: id, instance_id: 1, version: 1, created: '', modified: '', qed_model };
}

function Stage() {
  const [value, setValue] = useState<Parameters<typeof RecordPicker>[0]['value']>(null);
  return <RecordPicker collection="regions" label="School" value={value} onChange={setValue} />;
}

const root = document.getElementById('picker');
if (!root) throw new Error('The page has no #picker.');
createRoot(root).render(
  <SessionStoreContext value={session}>
    <CacheProvider>
      <AlertProvider store={alerts}>
        <Stage />
      </AlertProvider>
    </CacheProvider>
  </SessionStoreContext>,
);
