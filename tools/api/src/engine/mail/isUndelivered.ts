/** SQL for a mail that could not be sent: it is tried again, or was given up. */
export const isUndelivered = `(status = 'failed' OR (status = 'waiting' AND attempts > 0))`;
