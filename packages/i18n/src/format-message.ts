/** A text as the build compiles it: plain text, `[name]`, `[name, 'number']` or `[name, 'plural', cases]`. */
type CompiledText = readonly Token[]
/** Catalogue files hold plain texts; where no build has compiled them (unit tests), they are shown as they are. */
export type Messages = Readonly<Record<string, CompiledText | string>>
export type Params = Readonly<Record<string, string | number>>

type Token = string | readonly [name: string, type?: string, cases?: unknown]

/** Formats messages for the `Intl` tags of one locale. */
export function createFormatter(tags: string[]): (text: CompiledText | string, params?: Params) => string {
  // Created on first use: most texts have neither.
  let numbers: Intl.NumberFormat | undefined
  let plurals: Intl.PluralRules | undefined

  const number = (value: number): string => (numbers ??= new Intl.NumberFormat(tags)).format(value)

  /** `count`: the number that `#` stands for inside a plural. */
  function format(text: CompiledText | string, params: Params, count?: number): string {
    if (typeof text === 'string') return text
    return text.map((token) => show(token, params, count)).join('')
  }

  function show(token: Token, params: Params, count: number | undefined): string {
    if (typeof token === 'string') return token === '#' && count !== undefined ? number(count) : token
    const [name, type, cases] = token
    const value = params[name] ?? ''
    if (!type) return String(value)
    return type === 'number' ? number(Number(value)) : plural(Number(value), asCases(cases), params)
  }

  function plural(value: number, cases: Messages, params: Params): string {
    const category = (plurals ??= new Intl.PluralRules(tags)).select(value)
    return format(cases[value] ?? cases[category] ?? cases['other'] ?? [], params, value)
  }

  return (text, params = {}) => format(text, params)
}

/** The compiler has made them: a text for each plural category. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above
const asCases = (cases: unknown) => cases as Messages
