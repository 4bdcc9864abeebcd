import { useRecordName, usePageTabs } from '@callboard/app-state';
import { type ScreenProps } from '@callboard/tenant';
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

export const modals = { greet: async () => ({ Modal: Greeting }) };
