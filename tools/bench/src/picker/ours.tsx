import '@callboard/ui-kit/styles.css';
import { configureApi } from '@callboard/api-client';
import { CacheProvider } from '@callboard/api-client/collections';
import { createSessionStore, SessionStoreContext } from '@callboard/auth';
import { RecordPicker } from '@callboard/pickers';
import { AlertProvider, createAlertStore } from '@callboard/ui-kit/overlays';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import './rows';

const session = createSessionStore();
const alerts = createAlertStore();
configureApi({ origin: location.origin });

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
