/** How an attempt to sign in ended, as far as the form shows it: an alert has said why. */
export type LoginOutcome = { ok: true } | { ok: false; attemptsLeft: number | null };
