import { doorLimits } from '@callboard/api-contract/booking';
import { Button } from '@callboard/ui-kit/elements';
import { Field, TextInput } from '@callboard/ui-kit/inputs';
import { Card, Page, PageHeader, Stack } from '@callboard/ui-kit/layout';
import { useState } from 'react';
import { doorMessages as words } from './doorMessages';

export interface DoorNameProps {
  name: string;
  onName: (name: string) => void;
}

/** Name of the door, which all other doors see. */
export function DoorName({ name, onName }: DoorNameProps) {
  const [given, setGiven] = useState(name);
  const [isMissing, setMissing] = useState(false);
  return (
    <Page width="text">
      <PageHeader title={words.nameTitle} />
      <Card>
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (given.trim() === '') setMissing(true);
            else onName(given.trim());
          }}
        >
          <Stack>
            <Field
              label={words.nameOfDoor}
              description={words.nameHelp}
              error={isMissing && given.trim() === '' ? words.nameMissing : undefined}
              required
            >
              <TextInput
                autoFocus
                maxLength={doorLimits.name}
                value={given}
                onChange={({ target }) => setGiven(target.value)}
              />
            </Field>
            <Stack direction="row">
              <Button type="submit" variant="primary">
                {words.start}
              </Button>
            </Stack>
          </Stack>
        </form>
      </Card>
    </Page>
  );
}
