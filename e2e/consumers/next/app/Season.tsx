'use client';

import type { RecordReference } from '@callboard/api-contract';
import { createPicker } from '@callboard/pickers';
import { CallboardProvider } from '@callboard/provider';
import { useState } from 'react';

const tenant = { code: 'showquest', name: 'Showquest', tagline: 'Schools on stage' } as const;
const VenuePicker = createPicker('venues');

/** Parts that need a browser: a session, and a picker that reads the API. */
export function Season() {
  const [venue, setVenue] = useState<RecordReference | string | null>(null);
  return (
    <CallboardProvider api={{ origin: '' }} tenant={tenant} token="token-of-the-team" fallback="Loading">
      <VenuePicker label="Venue" value={venue} onChange={setVenue} />
      <output>{JSON.stringify(venue)}</output>
    </CallboardProvider>
  );
}
