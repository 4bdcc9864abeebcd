import { activationWords } from '@callboard/api-contract';
import { say } from '@callboard/language';
import { ActivationNote } from './ActivationNote';

/** Shown to an admin, who opens an invitation by its hashcode, where the invited person has an account and answers alone. */
export function OnlyInvitedNote() {
  return <ActivationNote kind="info" title={say(activationWords.onlyInvited)} leadsTo="home" />;
}
