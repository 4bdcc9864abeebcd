import type { ReactNode } from 'react';
import { Banner } from '../../layout/Banner/Banner';
import { Button } from '../../elements/Button/Button';
import { messages } from '../../text/messages';
import { Skeleton } from '../../elements/Skeleton/Skeleton';

/** The state of a query, adapted from a data library's result. */
export interface QueryState<Value> {
  value?: Value | undefined;
  /** The error, as text for the user. */
  problem?: { message: string } | undefined;
  isLoading: boolean;
  retry?: (() => void) | undefined;
}

export interface QueryViewProps<Value> {
  /** The state of the query, as RTK Query returns it. */
  query: QueryState<Value>;
  /** Shown while the first answer is loading. @default three grey lines */
  loading?: ReactNode;
  /** Checks whether the value has nothing to show. */
  isEmpty?: ((value: Value) => boolean) | undefined;
  /** Shown instead of an empty value. */
  empty?: ReactNode;
  /** Renders the value. */
  children: (value: Value) => ReactNode;
}

/** The four states of every data view, in this order: problem, loading, empty, ready. Old data stays visible under a problem. */
export function QueryView<Value>({
  query,
  loading = <Skeleton />,
  isEmpty,
  empty,
  children,
}: QueryViewProps<Value>) {
  const { value, problem, isLoading, retry } = query;
  const banner = problem !== undefined && (
    <Banner
      kind="error"
      title={messages.problemTitle}
      actions={retry !== undefined && <Button onClick={retry}>{messages.tryAgain}</Button>}
    >
      {problem.message}
    </Banner>
  );
  if (problem !== undefined && value === undefined) return banner;
  if (value === undefined) return isLoading ? loading : null;
  return (
    <>
      {banner}
      {isEmpty?.(value) === true ? empty : children(value)}
    </>
  );
}
