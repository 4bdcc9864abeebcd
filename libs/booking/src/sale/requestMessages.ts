import { defineMessages, translate } from '@callboard/language';

/** The texts of what a buyer requests of the office. */
export const requestMessages = defineMessages({
  title: 'Change this order',
  help: 'Tell the box office what you need. It answers by email, and here.',
  open: 'Request a change',
  kind: 'What do you need?',
  kinds: {
    refund: 'My money back',
    exchange: 'Other tickets',
    email: 'Another email',
  },
  kindHelp: {
    refund: 'The box office decides by its refund policy. Your tickets stay valid until then.',
    exchange: 'Name the performance or the seats that you would like. Your tickets stay valid until then.',
    email:
      'If the box office agrees, your tickets are emailed there with new codes, and this page gets a new link.',
  },
  text: 'Message to the box office',
  textOptional: 'Message to the box office (optional)',
  textNeeded: 'Enter what you need.',
  newEmail: 'Correct email',
  newEmailHelp: 'Nothing is sent there before the box office agrees.',
  send: 'Send the request',
  cancel: 'Cancel',
  sent: 'Your request is sent.',
  yours: 'Your requests',
  statuses: {
    open: 'The box office has not answered yet',
    done: 'Done',
    refused: 'Refused',
    closed: 'Closed',
  },
  to: (email: string) => translate('To {email}', { email }),
  answer: (answer: string) => translate('Answer: {answer}', { answer }),
});
