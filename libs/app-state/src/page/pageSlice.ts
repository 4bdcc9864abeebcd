import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { rootReducer, sessionLeft } from '../store/rootReducer';
import type { PageCommand } from './PageCommand';

/** A tab that a page adds to the navigation bar while it is visible. */
export interface PageTab {
  label: string;
  to: string;
}

/** Facts of the visible page for the layout around it. */
export interface PageFacts {
  recordName: string | undefined;
  tabs: readonly PageTab[];
}

/** The commands of one part of the page, in the order in which the parts appeared. */
export interface CommandOffer {
  id: string;
  commands: readonly Omit<PageCommand, 'run'>[];
}

/** Identifies a command by its offer and its position in it. */
export interface CommandReference {
  offer: string;
  index: number;
}

interface PageState {
  facts: PageFacts;
  offers: readonly CommandOffer[];
}

const noFacts: PageFacts = { recordName: undefined, tabs: [] };
const initialState: PageState = { facts: noFacts, offers: [] };

const slice = createSlice({
  name: 'page',
  initialState,
  reducers: {
    factsChanged: (state, { payload }: PayloadAction<Partial<PageFacts>>) => ({
      ...state,
      facts: { ...state.facts, ...payload },
    }),
    // Every change of path resets the facts of the previous page (clause 2.36). Commands are withdrawn when their components unmount.
    pageLeft: (state) => ({ ...state, facts: noFacts }),
    commandsOffered: (state, { payload }: PayloadAction<CommandOffer>) => ({
      ...state,
      offers: [...state.offers.filter(({ id }) => id !== payload.id), payload],
    }),
    commandsWithdrawn: (state, { payload }: PayloadAction<string>) => ({
      ...state,
      offers: state.offers.filter(({ id }) => id !== payload),
    }),
    commandRequested: (state, _action: PayloadAction<CommandReference>) => state,
  },
  extraReducers: (builder) => builder.addCase(sessionLeft, () => initialState),
  selectors: { selectPageFacts: ({ facts }) => facts, selectOffers: ({ offers }) => offers },
});

export const { selectPageFacts, selectOffers } = slice.injectInto(rootReducer).selectors;
export const { factsChanged, pageLeft, commandsOffered, commandsWithdrawn, commandRequested } = slice.actions;
