import '@callboard/ui-kit/styles.css';
import { AppStoreProvider } from '@callboard/app-state';
import { configureApi } from '@callboard/api-client';
import { RecordPicker } from '@callboard/pickers';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import './rows';

configureApi({ origin: location.origin });

function Stage() {
  const [value, setValue] = useState<Parameters<typeof RecordPicker>[0]['value']>(null);
  return <RecordPicker collection="regions" label="School" value={value} onChange={setValue} />;
}

const root = document.getElementById('picker');
if (!root) throw new Error('The page has no #picker.');
createRoot(root).render(
  <AppStoreProvider>
    <Stage />
  </AppStoreProvider>,
);
