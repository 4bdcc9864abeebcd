import type { OwnPage } from '@callboard/api-contract/layouts';
import { Button } from '@callboard/ui-kit/elements';
import { ownPageMessages as words } from './ownPageMessages';
import { useOwnPage } from './useOwnPage';

export interface OwnPageProps {
  /** The address of the page. */
  slug: string;
  own: OwnPage | null;
}

/** Makes a page the user's own, edits what they made of it, or shows the shared one again. Nothing while they edit it. */
export function OwnPageButtons({ slug, own }: OwnPageProps) {
  const { isEditing, setEditing, back, isBusy } = useOwnPage(slug, own);
  if (isEditing) return null;
  const edit = () => setEditing(true);
  if (!own) return <Button onClick={edit}>{words.make}</Button>;
  return (
    <>
      <Button onClick={edit}>{words.edit}</Button>
      <Button isBusy={isBusy} onClick={back}>
        {words.back}
      </Button>
    </>
  );
}
