export type CitedPaths = { fromRoot: string[]; fromDocument: string[] }

/** Paths in backticks that begin with a folder of the repository or with `src/`, `./` or `../`, and the targets of links inside the repository. Globs and braces count as patterns; `<placeholders>` are no paths. */
export function citedPaths(markdown: string): CitedPaths {
  const prose = markdown.replaceAll(/^```[\s\S]*?^```/gm, '')
  const spans = [...prose.matchAll(/`([^`\n]+)`/g)].map(([, span = '']) => span)
  const links = [...prose.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target)
  return {
    fromRoot: unique(spans.filter((span) => OUR_FOLDER.test(span)).map(withoutPosition)),
    fromDocument: unique(
      [
        ...spans.filter((span) => DOCUMENT_FOLDER.test(span)),
        ...links.filter((target) => !/^([a-z]+:|#|\/)/.test(target)),
      ]
        .map(withoutPosition)
        .filter((target) => target !== ''),
    ),
  }
}

const DOCUMENT_FOLDER = /^(src|\.|\.\.)\/[^\s<>…]*$/
const OUR_FOLDER = /^(apps|packages|tests|scripts|docs|deploy|\.ci)\/[^\s<>…]*$/

function withoutPosition(path: string): string {
  return path.replace(/(#.*|:\d+)$/, '')
}

function unique(paths: string[]): string[] {
  return [...new Set(paths)]
}
