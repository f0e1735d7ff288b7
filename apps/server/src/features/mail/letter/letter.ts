/** Content of a mail in the reader's language; letter-html.ts and letter-text.ts define the layout. */
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
