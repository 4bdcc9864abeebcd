/** How an attempt to sign in ended, as far as the form shows it. */
export type LoginOutcome = { ok: true } | { ok: false; message: string; attemptsLeft: number | undefined };
