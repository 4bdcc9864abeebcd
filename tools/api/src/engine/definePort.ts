/** An interface of the engine that one subject serves and others call. */
export interface Port<Functions> {
  (): Functions;
  serve: (functions: Functions) => void;
}

/**
 * Declares an interface between subjects, none of which knows the other: the owner of a table serves it, others call it in their
 * transaction. The app declares who serves which.
 *
 * @example
 * await books().post(transaction, tenant, entry);
 */
export function definePort<Functions>(name: string): Port<Functions> {
  let served: Functions | undefined;
  const port = () => {
    if (!served) throw new Error(`No subject serves ${name}.`);
    return served;
  };
  return Object.assign(port, {
    serve: (functions: Functions) => {
      served = functions;
    },
  });
}
