import { queries } from '@callboard/api-client/actions';
import { useSession } from '@callboard/auth';

/** The mails that could not be sent. Only admins request them: for others, there is neither data nor a problem. */
export function useUndeliveredMails() {
  const session = useSession();
  const isAdmin = session.status === 'signedIn' && session.roles.includes('admin');
  return queries.undeliveredMails.useQuery({}, { skip: !isAdmin });
}
