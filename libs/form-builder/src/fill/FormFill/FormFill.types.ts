import type { FormContent } from '@callboard/api-contract/forms';
import type { Answers } from '@callboard/domain/forms';
import type { FieldComponents, FormDraft, SubmitFailure } from '@callboard/forms';
import type { SaveOutcome } from '../autosave/createAutosave';

export interface FormFillProps {
  /** The pages, sections and questions of the form. */
  content: FormContent;
  /** The initial answers; later changes of this prop are ignored. */
  answers: Answers;
  /** Saves a draft, which can be incomplete. Without it there is no autosave. */
  onKeep?: ((answers: Answers) => Promise<SaveOutcome>) | undefined;
  /** Stores what is not saved yet, so that it survives a reload. It is restored when the form mounts. */
  draft?: FormDraft | undefined;
  /** Submits the answers of visible fields; resolves to undefined on success. */
  onSubmit?: ((answers: Answers) => Promise<FillFailure | undefined>) | undefined;
  /** Ends the form after its last page in place of a review and a submission: answers can be missing, but none can be invalid. */
  onFinish?: ((answers: Answers) => Promise<FillFailure | undefined>) | undefined;
  /** Goes back from the first page; called once the draft is saved. */
  onBack?: (() => void) | undefined;
  /** Leaves the form; called once the draft is saved. */
  onLeave?: (() => void) | undefined;
  /** Shows the pages with their answers read-only. @default false */
  readOnly?: boolean | undefined;
  /** Custom controls by kind, in addition to those for files. */
  fieldComponents?: FieldComponents | undefined;
  /** When the answers were last saved, as an ISO instant. */
  savedAt?: string | null | undefined;
  /** The id of the open page. A change of this prop opens that page. */
  initialPage?: string | undefined;
  /** The question with the focus at first, `members[0].name` in a row; its page is the open one. */
  initialField?: string | undefined;
  /** Called with the id of the page that was opened, for example to store it in the URL. */
  onPageChange?: ((page: string) => void) | undefined;
}
/** Why a submission failed; `newer` are the answers that were saved elsewhere since the last save. */

export type FillFailure = SubmitFailure & { newer?: Answers };
