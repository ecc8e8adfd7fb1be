import path from 'node:path';

const CODE = /\.[cm]?[jt]sx?$/;
const TEST = /\.test\.tsx?$/;
/** Comments. A string that holds `//` is read from there on, which does no harm. */
const COMMENT = /\/\*[\s\S]*?\*\/|\/\/.*/g;
const DOCUMENT = /[\w./-]*[\w-]\.md\b/g;
/** In documents, which may leave out the first folders. */
const TEST_FILE = /[\w./-]*\w\.test\.tsx?\b/g;
/** Files and folders in documents: of files the first folders may be left out, and `*` matches any name. */
const CODE_FILE = /(?<=`)[\w./*-]*[\w*]\.(?:tsx?|css|sql|cjs)(?=`)/g;
const FOLDER = /(?<=`)[\w.-]+\/(?:[\w.-]+\/)*(?=`)/g;
/** Made by a build, or named by a setting. */
const MADE = /^(build|coverage|data|dist|node_modules|screenshots)\//;
/** Documents and numbers that a reader of the repository cannot open. */
const ELSEWHERE = /\bspec(?:ification)?(?:'s)?[\s*/]+sections?\b|\bissue \d+/gi;
const REQUIREMENT = /\bR-\d+\.\d+\b/g;

export interface Repository {
  /** Paths from the root, with `/`. */
  files: ReadonlySet<string>;
  requirements: ReadonlySet<string>;
}

/** What of a file is read: all of a document or a test, the comments of other code with the rest blanked out. */
function readable(file: string, text: string): string {
  if (!CODE.test(file) || TEST.test(file)) return text;
  let read = '';
  let end = 0;
  for (const { index, 0: comment } of text.matchAll(COMMENT)) {
    read += text.slice(end, index).replaceAll(/[^\n]/g, ' ') + comment;
    end = index + comment.length;
  }
  return read;
}

/** Returns a problem for each citation in a file of something that is not in the repository. */
export function checkReferences(file: string, text: string, repository: Repository): string[] {
  const { files, requirements } = repository;
  const paths = [...files];
  const read = readable(file, text);
  const problems: string[] = [];
  const report = (pattern: RegExp, isWrong: (cited: string) => boolean, why: string) => {
    for (const { index, 0: cited } of read.matchAll(pattern)) {
      const line = read.slice(0, index).split('\n').length;
      if (isWrong(cited))
        problems.push(`${file}:${line} cites ${cited.replace(/\s+/g, ' ')}: ${why}`);
    }
  };
  const isMissing = (cited: string) =>
    !files.has(path.posix.normalize(cited)) &&
    !files.has(path.posix.join(path.posix.dirname(file), cited));
  report(DOCUMENT, isMissing, 'there is no such file');
  if (file.endsWith('.md')) {
    const isNoTest = (cited: string) => !paths.some((each) => `/${each}`.endsWith(`/${cited}`));
    report(TEST_FILE, isNoTest, 'there is no such test');
    const isNoFile = (cited: string) => {
      const name = new RegExp(`(^|/)${cited.replaceAll('.', '\\.').replaceAll('*', '[^/]*')}$`);
      return !TEST.test(cited) && !paths.some((each) => name.test(each));
    };
    report(CODE_FILE, isNoFile, 'there is no such file');
    const isNoFolder = (cited: string) =>
      !MADE.test(cited) && !paths.some((each) => `/${each}`.includes(`/${cited}`));
    report(FOLDER, isNoFolder, 'there is no such folder');
  }
  report(ELSEWHERE, () => true, 'cite the id of a requirement (docs/requirements.md)');
  report(REQUIREMENT, (id) => !requirements.has(id), 'docs/requirements.md has no such id');
  return problems;
}
