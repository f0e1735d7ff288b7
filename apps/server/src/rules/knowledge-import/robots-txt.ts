/** A site's rules for readers, and its lists of pages. */
export type Robots = { mayRead: (path: string) => boolean; sitemaps: string[]; delayMs: number }

type Rule = { isAllowed: boolean; pattern: string }
type Group = { agents: string[]; rules: Rule[]; delayMs: number }

const ourName = 'foyer'
/** Longer files are of no reader's concern (RFC 9309 asks for 500 KiB at least). */
const mostLines = 20_000
const mostSitemaps = 20

/** Everything is allowed. */
export const noRobots: Robots = { mayRead: () => true, sitemaps: [], delayMs: 0 }
/** RFC 9309: a site whose robots.txt cannot be read allows nothing. */
export const closedToRobots: Robots = { mayRead: () => false, sitemaps: [], delayMs: 0 }

/** robots.txt by RFC 9309: the group that names us, else that of all; the longest rule that fits decides. */
export function readRobots(text: string): Robots {
  const groups: Group[] = []
  const sitemaps: string[] = []
  let isNaming = false
  for (const line of text.split(/\r\n|\n|\r/, mostLines)) {
    const [, name = '', value = ''] = /^\s*([\w-]+)\s*:\s*([^#]*)/.exec(line) ?? []
    const field = name.toLowerCase()
    const said = value.trim()
    if (field === 'sitemap' && sitemaps.length < mostSitemaps) sitemaps.push(said)
    if (field === 'user-agent') {
      if (!isNaming) groups.push({ agents: [], rules: [], delayMs: 0 })
      groups.at(-1)?.agents.push(said.toLowerCase())
      isNaming = true
      continue
    }
    if (field === 'allow' || field === 'disallow') {
      isNaming = false
      if (said !== '') groups.at(-1)?.rules.push({ isAllowed: field === 'allow', pattern: said })
    }
    if (field === 'crawl-delay') {
      isNaming = false
      const group = groups.at(-1)
      if (group && Number(said) > 0) group.delayMs = Number(said) * 1000
    }
  }
  const ours = groups.filter(({ agents }) => agents.includes(ourName))
  const chosen = ours.length > 0 ? ours : groups.filter(({ agents }) => agents.includes('*'))
  const rules = chosen.flatMap((group) => group.rules)
  return {
    mayRead: (path) => mayRead(rules, path),
    sitemaps,
    delayMs: Math.max(0, ...chosen.map(({ delayMs }) => delayMs)),
  }
}

function mayRead(rules: readonly Rule[], path: string): boolean {
  let best: Rule | undefined
  for (const rule of rules) {
    if (!fits(rule.pattern, path)) continue
    const by = rule.pattern.length - (best?.pattern.length ?? -1)
    if (by > 0 || (by === 0 && rule.isAllowed)) best = rule
  }
  return best?.isAllowed ?? true
}

/** `*` is any text and `$` the end. No regular expression: a hostile one takes for ever. */
function fits(pattern: string, path: string): boolean {
  const isWhole = pattern.endsWith('$')
  const [first = '', ...parts] = (isWhole ? pattern.slice(0, -1) : pattern).split('*')
  if (!path.startsWith(first)) return false
  let at = first.length
  for (const [index, part] of parts.entries()) {
    const isLast = index === parts.length - 1
    const found = isWhole && isLast ? path.length - part.length : path.indexOf(part, at)
    if (found < at || !path.startsWith(part, found)) return false
    at = found + part.length
  }
  return !isWhole || at === path.length
}
