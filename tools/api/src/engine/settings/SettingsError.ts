/** Settings that make no sense: a sentence for each, which names the variable and what to set. No sentence has a secret in it. */
export class SettingsError extends Error {
  constructor(sentences: readonly string[]) {
    super(sentences.join('\n'));
  }
}
