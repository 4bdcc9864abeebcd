import { useSecurity, useUserSessions } from '@callboard/auth/account';

/** Reads the page of the account anew: what protects it has changed, and the server has ended the other sessions. */
export function useRefetchAccount(): () => void {
  const { refetch: refetchSecurity } = useSecurity();
  const { refetch: refetchSessions } = useUserSessions();
  return () => {
    refetchSecurity();
    refetchSessions();
  };
}
