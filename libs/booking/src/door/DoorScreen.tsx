import { newUuid } from '@callboard/api-client';
import { storedValue } from '@callboard/browser-storage';
import { useState } from 'react';
import { useParams } from 'react-router';
import { DoorDesk } from './DoorDesk';
import { DoorName } from './DoorName';
import { DoorPerformances } from './DoorPerformances';

const storedName = storedValue('callboard.door_name');
const storedDevice = storedValue('callboard.door_device');

/** Where tickets are checked: a performance is selected, the door gets a name, and then people come in. */
export function Screen() {
  const { performance } = useParams();
  const [name, setName] = useState(() => storedName.read() ?? '');
  const [isNaming, setNaming] = useState(name === '');
  const [device] = useState(readDevice);
  if (!performance) return <DoorPerformances />;
  if (isNaming)
    return (
      <DoorName
        name={name}
        onName={(given) => {
          storedName.write(given);
          setName(given);
          setNaming(false);
        }}
      />
    );
  return (
    <DoorDesk
      key={performance}
      performance={performance}
      device={device}
      name={name}
      onRename={() => setNaming(true)}
    />
  );
}

/** The id of this device for other doors. */
function readDevice(): string {
  const stored = storedDevice.read();
  if (stored !== null) return stored;
  const device = newUuid();
  storedDevice.write(device);
  return device;
}
