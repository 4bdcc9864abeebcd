import { isReference, type RecordOf } from '@callboard/api-contract';
import { useActor } from '@callboard/records';
import { Skeleton } from '@callboard/ui-kit/elements';
import type { MenuItem } from '@callboard/ui-kit/overlays';
import { lazy, Suspense, useState } from 'react';
import { CommentedProfile, type ProfileTab } from '@callboard/records/profile';
import { consentMessages } from '../consents/consentMessages';
import { erasingMessages } from '../erasing/erasingMessages';
import { useHashcode } from '@callboard/records/screen';

const PersonViews = lazy(async () => ({
  default: (await import('../consents/PersonalLooks')).LooksAtPerson,
}));

// Admins open them a few times a year.
const ExportPersonDialog = lazy(async () => ({
  default: (await import('../erasing/ExportPersonDialog')).ExportPersonDialog,
}));
const ErasePersonDialog = lazy(async () => ({
  default: (await import('../erasing/ErasePersonDialog')).ErasePersonDialog,
}));

/** Action of an admin on a person, in a dialog. */
interface PersonDialog {
  kind: 'export' | 'erase';
  person: string;
  title: string;
}

type PersonCollection = 'participants' | 'individuals';

export interface PersonPageProps {
  collection: PersonCollection;
  /** Tabs of other subjects about the person. */
  leadingTabs?: readonly ProfileTab[] | undefined;
}

/** The page of someone of whom contact data is stored. An admin sees who looked at it, exports all of it, and erases it. */
export function PersonPage({ collection, leadingTabs = [] }: PersonPageProps) {
  const hashcode = useHashcode();
  const { roles } = useActor();
  const viewsTab = {
    id: 'looks',
    label: consentMessages.looks,
    render: () => (
      <Suspense fallback={<Skeleton lines={3} />}>
        <PersonViews person={hashcode} />
      </Suspense>
    ),
  };
  const isAdmin = roles.includes('admin');
  const [dialog, setDialog] = useState<PersonDialog | null>(null);
  const close = () => setDialog(null);
  return (
    <>
      <CommentedProfile
        collection={collection}
        hashcode={hashcode}
        leadingTabs={leadingTabs}
        tabs={isAdmin ? [viewsTab] : []}
        menu={(record) => (isAdmin ? menuOf(collection, record, setDialog) : [])}
      />
      <Suspense fallback={null}>
        {dialog?.kind === 'export' && (
          <ExportPersonDialog person={dialog.person} title={dialog.title} onClose={close} />
        )}
        {dialog?.kind === 'erase' && <ErasePersonDialog person={dialog.person} onClose={close} />}
      </Suspense>
    </>
  );
}

/** A participant who is linked to no person has but the record itself, which is deleted instead. */
function menuOf(
  collection: PersonCollection,
  record: RecordOf<PersonCollection>,
  open: (dialog: PersonDialog) => void,
): MenuItem[] {
  const linked = 'individual' in record ? record.individual : undefined;
  const isPerson = collection === 'individuals';
  if (!isPerson && !isReference(linked)) return [];
  const person = isReference(linked) ? linked.hashcode : record.hashcode;
  const { title } = record.qed_model;
  return [
    {
      label: erasingMessages.exportData,
      icon: 'download',
      onSelect: () => open({ kind: 'export', person, title }),
    },
    {
      label: erasingMessages.erase,
      icon: 'trash',
      isDanger: true,
      onSelect: () => open({ kind: 'erase', person, title }),
    },
  ];
}
