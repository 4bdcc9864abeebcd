import { planLimits } from '@callboard/api-contract/booking';
import { newBackground, resizeBackground } from '@callboard/domain/booking';
import { Button } from '@callboard/ui-kit/elements';
import { Checkbox, Field, TextInput } from '@callboard/ui-kit/inputs';
import { Banner, Stack } from '@callboard/ui-kit/layout';
import { useState } from 'react';
import { editorMessages as words } from './editorMessages';
import { PlanNumber } from './PlanNumber';
import styles from './PlanEditor.module.css';
import type { PlanPictures } from './planPictures';
import type { PlanEditing } from './usePlanEditor';

interface PicturePanelProps {
  editing: PlanEditing;
  pictures: PlanPictures;
}

/** The picture below a level, to trace: a scan of a plan, or a photo. */
export function PicturePanel({ editing, pictures }: PicturePanelProps) {
  const { background } = editing;
  const isGone = background !== undefined && pictures.isLoaded && !pictures.urlOf(background.picture);
  return (
    <Stack>
      {isGone && <Banner kind="warning">{words.pictureGone}</Banner>}
      {background && !isGone && <PlaceOfPicture editing={editing} />}
      {background && (
        <Button icon="trash" onClick={() => editing.changeBackground(null)}>
          {words.removePicture}
        </Button>
      )}
      {!background && <AddPicture editing={editing} pictures={pictures} />}
    </Stack>
  );
}

function AddPicture({ editing, pictures }: PicturePanelProps) {
  const { plan, level, changeBackground } = editing;
  const [state, setState] = useState<{ isBusy: boolean; problem?: string }>({ isBusy: false });

  async function add(file: File | undefined) {
    if (!file) return;
    setState({ isBusy: true });
    const size = await sizeOf(file);
    const stored = size ? await pictures.add(file) : { problem: words.noPicture };
    if (!size || 'problem' in stored)
      return setState({ isBusy: false, ...('problem' in stored && { problem: stored.problem }) });
    setState({ isBusy: false });
    changeBackground(newBackground(plan, level, { picture: stored.picture, size }));
  }

  return (
    <>
      <Field label={words.pictureFile} description={words.pictureHint} error={state.problem}>
        <TextInput
          type="file"
          accept={pictures.accept}
          disabled={state.isBusy}
          onChange={({ currentTarget }) => {
            void add(currentTarget.files?.[0]);
            currentTarget.value = '';
          }}
        />
      </Field>
      <p role="status">{state.isBusy && words.pictureBusy}</p>
    </>
  );
}

function PlaceOfPicture({ editing }: { editing: PlanEditing }) {
  const { background, changeBackground, tool, setTool, measured } = editing;
  if (!background) return null;
  const { metres } = planLimits;
  const change = (facts: Partial<typeof background>) => changeBackground({ ...background, ...facts });
  const length = measured && Math.hypot(measured.to.x - measured.from.x, measured.to.y - measured.from.y);
  return (
    <>
      <Checkbox
        label={words.showPicture}
        checked={editing.isPictureShown}
        onChange={({ currentTarget: { checked } }) => editing.setPictureShown(checked)}
      />
      <fieldset className={styles.group}>
        <legend>{words.pictureSize}</legend>
        <p className={styles.hint}>{words.measureHint}</p>
        <Button
          aria-pressed={tool === 'measure'}
          onClick={() => setTool(tool === 'measure' ? 'select' : 'measure')}
        >
          {words.measure}
        </Button>
        {length !== undefined && length > 0 && (
          <PlanNumber
            label={words.trueLength}
            value={length}
            min={0.1}
            max={metres}
            onCommit={editing.setTrueLength}
          />
        )}
        <PlanNumber
          label={words.width}
          value={background.width}
          min={0.1}
          max={metres}
          onCommit={(width) => changeBackground(resizeBackground(background, width))}
        />
      </fieldset>
      <fieldset className={styles.group}>
        <legend>{words.picturePlace}</legend>
        <Button
          aria-pressed={tool === 'place'}
          onClick={() => setTool(tool === 'place' ? 'select' : 'place')}
        >
          {words.placePicture}
        </Button>
        <div className={styles.pair}>
          <PlanNumber
            label={words.across}
            value={background.x}
            min={-metres}
            max={metres}
            onCommit={(x) => change({ x })}
          />
          <PlanNumber
            label={words.down}
            value={background.y}
            min={-metres}
            max={metres}
            onCommit={(y) => change({ y })}
          />
          <PlanNumber
            label={words.angle}
            value={background.angle}
            min={-360}
            max={360}
            onCommit={(angle) => change({ angle })}
          />
          <PlanNumber
            label={words.strength}
            value={Math.round(background.opacity * 100)}
            min={5}
            max={100}
            step={1}
            onCommit={(percent) => change({ opacity: percent / 100 })}
          />
        </div>
      </fieldset>
    </>
  );
}

/** The pixels of a picture; null for what the browser cannot show. */
async function sizeOf(file: File): Promise<{ width: number; height: number } | null> {
  try {
    const { width, height } = await createImageBitmap(file);
    return width > 0 && height > 0 ? { width, height } : null;
  } catch {
    return null;
  }
}
