import { filesOfProject } from './filesOfProject.js';

/**
 * @typedef {{ success: boolean, terminalOutput: string }} Outcome
 * @typedef {(files: string[]) => Promise<Outcome>} Check
 * @typedef {import('@nx/devkit').ExecutorContext} Context
 */

/**
 * The two forms in which Nx runs a check: for one project, and for many of them in one process, whose outcomes it stores one by one.
 *
 * @param {(root: string) => Check} createCheck
 */
export function executorsOf(createCheck) {
  /** @param {unknown} _options @param {Context} context */
  async function one(_options, context) {
    const name = context.projectName ?? '';
    const { success, terminalOutput } = await createCheck(context.root)(filesOfProject(context, name));
    if (terminalOutput.trim()) console.log(terminalOutput);
    return { success };
  }

  /**
   * @param {import('@nx/devkit').TaskGraph} taskGraph
   * @param {unknown} _inputs
   * @param {unknown} _overrides
   * @param {Context} context
   */
  async function* many(taskGraph, _inputs, _overrides, context) {
    const check = createCheck(context.root);
    for (const { id, target } of Object.values(taskGraph.tasks))
      yield { task: id, result: await check(filesOfProject(context, target.project)) };
  }

  return { one, many };
}
