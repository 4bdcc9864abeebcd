import type { RecordReference } from '@callboard/api-contract';
import { createContext, type ComponentType } from 'react';

export interface NewConversationProps {
  /** Initial subject: all of it can be changed. */
  about?:
    | {
        subject: string;
        event: RecordReference | null;
        members: readonly Pick<RecordReference, 'hashcode' | 'title'>[];
      }
    | undefined;
  onClose: () => void;
}

/** Component that starts a conversation about a record. Another library has it, as with comments; without it none can be started. */
export const NewConversationContext = createContext<ComponentType<NewConversationProps> | undefined>(
  undefined,
);
