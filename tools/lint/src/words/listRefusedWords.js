import { projectFolders, refusedWordsOf } from './countRefusedWords.js';

// node tools/lint/src/words/listRefusedWords.js [libs/auth …]: every place, with the word and what to write instead.
const [, , ...asArguments] = process.argv;
const projects = asArguments.length > 0 ? asArguments : projectFolders;
for (const { file, line, word, instead } of projects.flatMap(refusedWordsOf))
  console.log(`${file}:${line}  ${word} → ${instead}`);
