import type { CompiledMessage } from '@lingui/message-utils/compileMessage';
import { catalogue } from './catalogue';

/**
 * Takes the compiled forms of English texts with parts. The build writes the calls, so that no app carries the compiler.
 *
 * @example
 * registerMessages({ 'Hello {name}': ['Hello ', ['name']] });
 */
export function registerMessages(compiled: Record<string, CompiledMessage>): void {
  catalogue.load('en', compiled);
}
