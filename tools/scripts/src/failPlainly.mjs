/** A fault that a person can mend: its sentence is shown without a stack. */
export class PlainError extends Error {}

/**
 * Runs a script; a plain fault ends it with its sentence alone.
 *
 * @param {() => Promise<void>} script
 */
export async function failPlainly(script) {
  try {
    await script();
  } catch (fault) {
    console.error(fault instanceof PlainError ? `\n${fault.message}` : fault);
    process.exit(1);
  }
}
