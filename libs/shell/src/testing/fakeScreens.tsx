import { useRecordName, usePageTabs } from '@callboard/app-state';
import type { ScreenLoader, ScreenProps } from '@callboard/tenant';
import { useAlerts } from '@callboard/ui-kit/overlays';
import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router';

const tabs = [{ label: 'Running order', to: '/events/order' }];

export function ScreenSlots({ children }: { children: ReactNode }) {
  return children;
}

function List({ title }: ScreenProps) {
  usePageTabs(tabs);
  return (
    <>
      <h1>{`List of ${title}`}</h1>
      <Link to="/events/e1">First event</Link>
    </>
  );
}

function Profile() {
  const { hashcode } = useParams();
  const alerts = useAlerts();
  useRecordName(`Record ${hashcode}`);
  return (
    <>
      <h1>{`Profile of ${hashcode}`}</h1>
      <button type="button" onClick={() => alerts.show({ message: 'Hello from a screen' })}>
        Greet
      </button>
    </>
  );
}

let isBroken = true;
function Fragile() {
  if (isBroken) throw new Error('broken on purpose');
  return <h1>Mended</h1>;
}

/** Stops the fragile screen from throwing. */
export function repair() {
  isBroken = false;
}

/** These screens read no declarations. */
export const loadScreen = (load: ScreenLoader) => load();

export const screens = {
  ParticipantDashboard: async () => ({ Screen: () => <h1>Dashboard</h1> }),
  AdminDashboard: async () => ({ Screen: () => <h1>Administration</h1> }),
  EventsCentre: async () => ({ Screen: List }),
  EventProfile: async () => ({ Screen: Profile }),
  RecordList: async () => ({ Screen: Fragile }),
};

function Greeting({ onClose }: { onClose: () => void }) {
  return (
    <>
      <p>Kia ora</p>
      <button type="button" onClick={onClose}>
        Close the greeting
      </button>
    </>
  );
}

interface FakeHelpProps {
  screen: { screen: string; collection: string | undefined } | undefined;
  onShortcuts: () => void;
}

function HelpPanel({ screen, onShortcuts }: FakeHelpProps) {
  return (
    <section aria-label="Help">
      {`About ${screen?.screen} of ${screen?.collection}`}
      <button onClick={onShortcuts}>Keys</button>
    </section>
  );
}

export const help = {
  panel: async () => ({ HelpPanel }),
  pages: async () => ({ helpPages: [], pagesFor: () => [], plainSentence: (sentence: string) => sentence }),
};

export const modals = { greet: async () => ({ Modal: Greeting }) };
