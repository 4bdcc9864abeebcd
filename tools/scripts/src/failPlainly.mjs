/** An error that a person can fix: its sentence is shown without a stack. */
export class PlainError extends Error {}

/**
 * Runs a script; a plain error ends it with its sentence alone.
 *
 * @param {() => Promise<void>} script
 */
export async function failPlainly(script) {
  try {
    await script();
  } catch (error) {
    console.error(error instanceof PlainError ? `\n${error.message}` : error);
    process.exit(1);
  }
}
