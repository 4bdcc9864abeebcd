import { collections } from '@callboard/api-client/collections';
import { CommentedProfile } from '@callboard/records/profile';
import { useHashcode } from '@callboard/records/screen';
import { PdfButton } from './PdfButton';

/** A credit note, and its PDF. */
export function Screen() {
  const hashcode = useHashcode();
  const { data } = collections.creditNotes.useGet(hashcode);
  return (
    <CommentedProfile
      collection="creditNotes"
      hashcode={hashcode}
      actions={() =>
        data && <PdfButton number={String(data['number'])} document={{ credit_note: hashcode }} />
      }
    />
  );
}
