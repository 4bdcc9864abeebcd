import type { Dispatch } from '@reduxjs/toolkit';
import { useEffect, useId, useRef } from 'react';
import { useSelector } from 'react-redux';
import { useAppDispatch } from '../store/AppStoreProvider';
import { addAppListener, type AppThunk } from '../store/createAppStore';
import type { PageCommand } from './PageCommand';
import {
  commandRequested,
  commandsOffered,
  commandsWithdrawn,
  selectOffers,
  type CommandOffer,
} from './pageSlice';

/**
 * Adds commands to the command palette and the keyboard shortcuts while the component is mounted.
 *
 * @example
 * usePageCommands([{ label: 'New act', icon: 'plus', shortcut: 'create', run: () => setOpen(true) }]);
 */
export function usePageCommands(commands: readonly PageCommand[]): void {
  const dispatch = useAppDispatch();
  const offer = useId();
  const latest = useRef(commands);
  // `run` can be a new function on every render; only a changed description is a new offer.
  const description = JSON.stringify(
    commands.map(({ label, icon, shortcut }) => ({ label, icon, shortcut })),
  );

  useEffect(() => {
    latest.current = commands;
  });
  // Synchronises with the store, which the palette and the keyboard read.
  useEffect(() => {
    const offered = latest.current.map(({ run: _run, ...command }) => command);
    dispatch(commandsOffered({ id: offer, commands: offered }));
    const stopListening = dispatch(
      addAppListener({
        actionCreator: commandRequested,
        effect: ({ payload }) => {
          if (payload.offer === offer) latest.current[payload.index]?.run();
        },
      }),
    );
    return () => {
      stopListening();
      dispatch(commandsWithdrawn(offer));
    };
  }, [dispatch, offer, description]);
}

/** The commands of the visible page, read without subscribing; for the keyboard. */
export function offeredCommands(): AppThunk<readonly PageCommand[]> {
  return (dispatch, getState) => toCommands(selectOffers(getState()), dispatch);
}

/** The commands of the visible page; for the palette. */
export function useOfferedCommands(): readonly PageCommand[] {
  const dispatch = useAppDispatch();
  return toCommands(useSelector(selectOffers), dispatch);
}

function toCommands(offers: readonly CommandOffer[], dispatch: Dispatch): readonly PageCommand[] {
  return offers.flatMap(({ id, commands }) =>
    commands.map((command, index) => ({
      ...command,
      run: () => void dispatch(commandRequested({ offer: id, index })),
    })),
  );
}
