import type { TenantCode } from '@callboard/api-contract';
import type { NotificationKindName } from '@callboard/api-contract/notifications';
import type { LanguageCode } from '@callboard/api-contract/languages';
import type { Transaction } from '../database/TenantDatabase';
import type { Letter } from '../mail/letterHtml';
import type { JoinInvited } from '../sessions/activations/createActivations';

/** Facts of a letter. */
export interface LetterFacts {
  tenant: TenantCode;
  record: string;
  facts: Readonly<Record<string, unknown>>;
  language: LanguageCode;
  /** The address of the tenant's app. */
  home: string;
}

/** Hooks of subjects that the engine calls and does not know: the app passes them. Each runs in the transaction that calls it. */
export interface SubjectHooks {
  /** The words of a notification's mail, by its kind, where it is a letter of its own and no single line. */
  letters: Partial<
    Record<NotificationKindName, (transaction: Transaction, about: LetterFacts) => Promise<Letter | null>>
  >;
  /** Ends the weekly mails of a report to one user. */
  stopReportMails: (
    transaction: Transaction,
    subscription: { tenant: TenantCode; user: string; report: string },
  ) => Promise<void>;
  joinInvited: JoinInvited;
}
