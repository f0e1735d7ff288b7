/** What a mail says, in the reader's language already: how it looks is letter-html.ts and letter-text.ts. */
export type Letter = {
  lang: string
  dir: 'ltr' | 'rtl'
  site: string
  title: string
  text: string
  /** Somebody's own words; lines end with \n. */
  quote?: string | undefined
  files?: string | undefined
  link?: { label: string; url: string; hint: string; warning: string } | undefined
  small: readonly string[]
}
