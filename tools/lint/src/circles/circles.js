import { findCircles } from './findCircles.js';
import { folderGraph, importGraph } from './importGraph.js';

/** Today's circles of imports: between files, and between the folders that they lie in. */
export function circlesOfWorkspace() {
  const files = importGraph(['apps', 'libs', 'tools', 'e2e']);
  return { files: findCircles(files), folders: findCircles(folderGraph(files)) };
}
