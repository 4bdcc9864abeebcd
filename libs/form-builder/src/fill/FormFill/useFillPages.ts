import { useCallback, useSyncExternalStore, type RefObject } from 'react';
import type { ValuesStore } from '../visible-fields/createValuesStore';
import type { FormParts, VisibleParts } from '../visible-fields/formParts';
import { reviewPage } from '../pages/reviewPage';
import { usePages, type Pages } from '../pages/usePages';
import type { FormFillProps } from './FormFill.types';

export interface FillPagesOptions {
  formProps: FormFillProps;
  parts: FormParts;
  visible: ValuesStore<VisibleParts>;
  form: RefObject<HTMLFormElement | null>;
}

/** The pages that are currently visible, followed by the review where answers are submitted. */
export function useFillPages({
  formProps,
  parts,
  visible,
  form,
}: FillPagesOptions): Pages & { all: readonly string[] } {
  const { readOnly = false, onFinish, initialField, onPageChange } = formProps;
  const initialPage = (initialField !== undefined && parts.pageOf(initialField)) || formProps.initialPage;
  const shown = useSyncExternalStore(
    visible.subscribe,
    useCallback(() => visible.get().pages, [visible]),
  );
  const all = readOnly || onFinish ? shown : [...shown, reviewPage];
  return { ...usePages({ pages: all, initialPage, initialField, onPageChange, form }), all };
}
