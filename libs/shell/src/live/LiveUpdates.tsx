import { configureApi } from '@callboard/api-client';
import { startLive } from '@callboard/api-client/live';
import { useAppDispatch } from '@callboard/app-state';
import { refreshSession } from '@callboard/auth';
import { showAlert } from '@callboard/ui-kit/overlays';
import { useEffect } from 'react';
import { useSignedIn } from '../routing/useSignedIn';
import { useAppArguments } from '../startup/argumentsSlice';
import { builtSocketPort } from '../startup/choices';
import { liveMessages } from './liveMessages';

/** Receives changes of others while a user is signed in (clauses 4.12 and 7.48). */
export function LiveUpdates() {
  const dispatch = useAppDispatch();
  const { user, viewing } = useSignedIn();
  const { status, arguments: given } = useAppArguments();
  const isAnswered = status !== 'asking';
  const socketPort = builtSocketPort ?? given.socket_port;
  // Viewing as another user is a session of this tab alone.
  const sharedBy = viewing ? null : (user.hashcode ?? null);

  // The socket is outside React. The server's arguments give its address.
  useEffect(() => {
    if (!isAnswered) return undefined;
    configureApi({ socketPort });
    return startLive({
      dispatch,
      sharedBy,
      onReconnected: () => void dispatch(showAlert({ kind: 'success', message: liveMessages.reconnected })),
      onRolesChanged: () => void dispatch(refreshSession()),
      onNotice: (message) => void dispatch(showAlert({ message })),
    });
  }, [dispatch, isAnswered, socketPort, sharedBy]);
  return null;
}
