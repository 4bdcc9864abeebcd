import { collectionNamed } from '@callboard/api-contract/collections';
import { fileControls } from '../kinds/questionKinds';
import type { FieldComponents, FieldControlProps } from '@callboard/forms';
import { Button } from '@callboard/ui-kit/elements';
import { formMessages as words } from './formMessages';

const controlsOf = new Map<string, FieldComponents>();

/**
 * The file fields of an answer. Files belong to it, so that users who can read the answer can open them: before it is stored, a button
 * stores it first.
 */
export function answerFiles(hashcode: string | undefined, onBegin: () => Promise<unknown>): FieldComponents {
  if (hashcode !== undefined) return filesOf(hashcode);
  return Object.fromEntries(
    Object.keys(fileControls).map((kind) => [
      kind,
      () => (
        <Button icon="plus" onClick={() => void onBegin()}>
          {words.addFiles}
        </Button>
      ),
    ]),
  );
}

/** The same components for the same answer: others would be mounted anew. */
function filesOf(hashcode: string): FieldComponents {
  const known = controlsOf.get(hashcode);
  if (known) return known;
  const parent = `${collectionNamed('formInstances').model}.${hashcode}`;
  const made: FieldComponents = Object.fromEntries(
    Object.entries(fileControls).map(([kind, Control]) => [
      kind,
      (props: FieldControlProps) => {
        const { definition } = props;
        return <Control {...props} definition={{ ...definition, args: { ...definition.args, parent } }} />;
      },
    ]),
  );
  controlsOf.set(hashcode, made);
  return made;
}
