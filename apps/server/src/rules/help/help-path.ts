import { slugOf } from './slug.ts'

/** The page of a help center that an address names. */
export type HelpAddress =
  | { page: 'start' }
  | { page: 'sitemap' }
  | { page: 'home' | 'search'; language: string }
  | { page: 'category'; language: string; slug: string }
  | { page: 'article'; language: string; name: string }
  | { page: 'unknown' }

/** The parts of a path after `/help/<channel>`; undefined when they cannot be decoded. */
export function segmentsOf(url: string): string[] | undefined {
  const [path = ''] = url.split('?', 1)
  try {
    return path
      .split('/')
      .slice(3)
      .map((segment) => decodeURIComponent(segment))
  } catch (error) {
    if (error instanceof URIError) return undefined
    throw error
  }
}

export function readHelpPath(url: string): HelpAddress {
  const parts = segmentsOf(url)?.filter((part, at, all) => part !== '' || at < all.length - 1)
  if (!parts || parts.some((part) => part === '' || part.length > 300)) return { page: 'unknown' }
  const [language, kind, name, ...more] = parts
  if (language === undefined) return { page: 'start' }
  if (more.length > 0) return { page: 'unknown' }
  if (kind === undefined) return language === 'sitemap.xml' ? { page: 'sitemap' } : { page: 'home', language }
  if (kind === 'a') return name === undefined ? { page: 'unknown' } : { page: 'article', language, name }
  if (name !== undefined) return { page: 'unknown' }
  return kind === 'search' ? { page: 'search', language } : { page: 'category', language, slug: kind }
}

/** The addresses of a help center's pages in one language, without the host. */
export function helpPaths(channelKey: string, language: string) {
  const start = `/help/${encodeURIComponent(channelKey)}/`
  const home = `${start}${encodeURIComponent(language)}/`
  return {
    start,
    home,
    sitemap: `${start}sitemap.xml`,
    search: `${home}search`,
    category: (slug: string) => `${home}${encodeURIComponent(slug)}`,
    article: ({ docId, question }: { docId: string; question: string }) =>
      `${home}a/${encodeURIComponent(articleName({ docId, question }))}`,
  }
}
export type HelpPaths = ReturnType<typeof helpPaths>

/** The last part of an article's address. */
export function articleName({ docId, question }: { docId: string; question: string }): string {
  const slug = slugOf(question)
  return slug === '' ? docId : `${docId}-${slug}`
}

/** Ids have hyphens too: every beginning of a name that ends before one may be the id, the longest first. */
export function possibleIds(name: string): string[] {
  const ends = [...name.matchAll(/-/g)].map(({ index }) => index)
  return [...ends, name.length]
    .toReversed()
    .map((end) => name.slice(0, end))
    .filter((id) => id !== '' && id.length <= 64)
    .slice(0, 40)
}

/** Whether two paths are the same one, however their letters are encoded. */
export function isSamePath(url: string, path: string): boolean {
  return segmentsOf(url)?.join('/') === segmentsOf(path)?.join('/')
}
