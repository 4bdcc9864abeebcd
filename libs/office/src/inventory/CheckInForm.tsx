import { actions } from '@callboard/api-client/actions';
import { useUndoAlert } from '@callboard/records';
import { Button } from '@callboard/ui-kit/elements';
import { Field, TextArea } from '@callboard/ui-kit/inputs';
import { Card, Stack } from '@callboard/ui-kit/layout';
import { useState } from 'react';
import { deskMessages as words } from './deskMessages';

export interface CheckInFormProps {
  assets: readonly string[];
  broken: ReadonlySet<string>;
  onDone: (assets: readonly string[]) => void;
  onRefused: () => void;
}

const longestCondition = 500;

/** Takes back what is on the desk and was out. */
export function CheckInForm({ assets, broken, onDone, onRefused }: CheckInFormProps) {
  const [checkIn, { isLoading }] = actions.checkInAssets.useAction();
  const [condition, setCondition] = useState('');
  const showUndo = useUndoAlert();

  async function submit(): Promise<void> {
    const outcome = await checkIn({
      assets: [...assets],
      to_repair: assets.filter((asset) => broken.has(asset)),
      condition: condition.trim(),
    });
    if (!outcome.ok) return onRefused();
    showUndo(words.checkedIn(assets.length), outcome.data.change_set);
    setCondition('');
    onDone(assets);
  }

  return (
    <Card title={words.checkInTitle}>
      <Stack>
        <Field label={words.condition}>
          <TextArea
            maxLength={longestCondition}
            value={condition}
            onChange={({ target }) => setCondition(target.value)}
          />
        </Field>
        <Button variant="primary" isBusy={isLoading} onClick={() => void submit()}>
          {words.checkIn(assets.length)}
        </Button>
      </Stack>
    </Card>
  );
}
