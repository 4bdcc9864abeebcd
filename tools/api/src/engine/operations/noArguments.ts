/** Throws a sentence where a command that takes no argument got one. */
export function noArguments(command: string, given: readonly string[]): void {
  if (given.length > 0) throw new Error(`callboard ${command} takes no ${given.join(' ')}.`);
}
