import type { CollectionName } from '@callboard/api-contract';
import { CollectionRights } from './CollectionRights';
import { roleMessages as words } from './roleMessages';
import { useSaveLimits, type EditedLimits } from './useSaveLimits';

export interface RightsDialogProps {
  stored: EditedLimits;
  collection: CollectionName;
  /** Called when the limits were changed, or had been by another admin. */
  onChange: () => void;
  onClose: () => void;
}

/** Edits what one role can do with one collection. Stays open while the server refuses. */
export function RightsDialog({ stored, collection, onChange, onClose }: RightsDialogProps) {
  const { save, isSaving } = useSaveLimits(stored, onChange);
  return (
    <CollectionRights
      collection={collection}
      role={stored.role}
      roleName={stored.made?.name ?? words.roles[stored.role]}
      limits={stored.limits[collection] ?? {}}
      isSaving={isSaving}
      onSave={(limits) => {
        void save(collection, limits).then((isSaved) => {
          if (isSaved) onClose();
        });
      }}
      onClose={onClose}
    />
  );
}
