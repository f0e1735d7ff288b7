export type SqlStatement = {
  /** As it is written, without the semicolon. */
  text: string
  /** In lower case and without comments, with single spaces; strings are `''` and dollar-quoted bodies are `$$`. */
  words: string
  /** Of its first word, counted from 1. */
  line: number
}

/** Comments, strings, quoted names and dollar quotes: a semicolon inside of them ends nothing. */
const openings: { is: RegExp; end: (sql: string, from: number, opening: string) => number; as: string }[] = [
  { is: /--/y, end: (sql, from) => after(sql, '\n', from), as: ' ' },
  { is: /\/\*/y, end: endOfComment, as: ' ' },
  { is: /\$(?:[a-z_]\w*)?\$/iy, end: (sql, from, tag) => after(sql, tag, from), as: '$$' },
  { is: /\be'/iy, end: (sql, from) => endOfQuote(sql, from, true), as: "''" },
  { is: /'/y, end: (sql, from) => endOfQuote(sql, from, false), as: "''" },
]

/** Splits SQL at the semicolons between its statements. It does not know `begin atomic`. */
export function splitStatements(sql: string): SqlStatement[] {
  const statements: SqlStatement[] = []
  let words = ''
  let first: number | undefined
  const finish = (at: number) => {
    if (first !== undefined)
      statements.push({
        text: sql.slice(first, at).trim(),
        words: words.replaceAll(/\s+/g, ' ').trim(),
        line: sql.slice(0, first).split('\n').length,
      })
    words = ''
    first = undefined
  }
  for (let at = 0; at < sql.length;) {
    const found = openingAt(sql, at)
    if (found) {
      if (found.as !== ' ') first ??= at
      words += found.as
      at = found.end
    } else if (sql[at] === '"') {
      first ??= at
      const end = after(sql, '"', at + 1)
      words += sql.slice(at, end)
      at = end
    } else {
      if (sql[at] === ';') finish(at)
      else {
        if (/\S/.test(sql.charAt(at))) first ??= at
        words += sql.charAt(at).toLowerCase()
      }
      at += 1
    }
  }
  finish(sql.length)
  return statements
}

function openingAt(sql: string, at: number): { as: string; end: number } | undefined {
  for (const { is, end, as } of openings) {
    is.lastIndex = at
    const [opening] = is.exec(sql) ?? []
    if (opening !== undefined) return { as, end: end(sql, at + opening.length, opening) }
  }
  return undefined
}

function after(sql: string, mark: string, from: number): number {
  const at = sql.indexOf(mark, from)
  return at < 0 ? sql.length : at + mark.length
}

function endOfQuote(sql: string, from: number, hasEscapes: boolean): number {
  for (let at = from; at < sql.length; at += 1) {
    if (hasEscapes && sql[at] === '\\') at += 1
    else if (sql[at] === "'" && sql[at + 1] === "'") at += 1
    else if (sql[at] === "'") return at + 1
  }
  return sql.length
}

/** PostgreSQL's block comments nest. */
function endOfComment(sql: string, from: number): number {
  let depth = 1
  for (let at = from; at < sql.length; at += 1) {
    const two = sql.slice(at, at + 2)
    if (two === '/*') depth += 1
    else if (two === '*/') depth -= 1
    else continue
    at += 1
    if (depth === 0) return at + 1
  }
  return sql.length
}
