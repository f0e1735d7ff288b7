import { matchLocale } from '@foyer/i18n/choose-locale.ts'
import type { Db } from '../../platform/db/pool.ts'
import { chooseLanguage } from './choose-language.ts'
import { articleName, isSamePath, possibleIds, type HelpAddress } from '../../rules/help/help-path.ts'
import { categorySlugs } from '../../rules/help/slug.ts'
import type { Channel } from '../channel/channels.ts'
import {
  allArticles,
  articlesBy,
  articlesIn,
  categoriesOf,
  languagesOf,
  topArticles,
  type Article,
  type Shelf,
} from './articles.ts'
import { findArticles } from './find-articles.ts'
import type { HelpCentre } from './help-centres.ts'
import { helpSite, type HelpSite } from './help-site.ts'
import { articlePage } from './pages/article-page.ts'
import { categoryPage } from './pages/category-page.ts'
import { homePage } from './pages/home-page.ts'
import { notFoundPage } from './pages/message-page.ts'
import { searchPage } from './pages/search-page.ts'
import { mostInSitemap, sitemapOf } from './sitemap.ts'

/** Articles of a category on the first page and on its own. */
const pageSizes = { home: 5, category: 50 }

/** Everything that a page of a help center is made of. */
export type Asked = {
  db: Db
  channel: Channel
  centre: HelpCentre
  shelf: Shelf
  origin: string
  /** As it was asked for. */
  url: string
  query: URLSearchParams
  browser: readonly string[]
}

export type Answer =
  | { kind: 'page'; body: string; type?: 'xml' }
  | { kind: 'moved'; to: string; isForEver: boolean }
  | { kind: 'unknown'; body: string | undefined }

/** The page at an address, or where it is now. */
export async function answerPage(asked: Asked, address: HelpAddress): Promise<Answer> {
  const { db, shelf, channel } = asked
  const known = await languagesOf(db, shelf)
  const languages = known.map(({ language }) => language)
  const wishes = { configured: channel.config.language, browser: asked.browser }
  const best = chooseLanguage(known, wishes)
  const siteIn = (language: string) => helpSite({ ...asked, language, languages })
  const fallback = best ?? matchLocale(asked.browser[0]) ?? 'en'
  const unknown: Answer = { kind: 'unknown', body: notFoundPage(siteIn(fallback)) }

  if (address.page === 'start')
    // A help center without articles has a page all the same, in the reader's language.
    return best === undefined
      ? { kind: 'page', body: homePage(siteIn(fallback), []) }
      : { kind: 'moved', to: siteIn(best).paths.home, isForEver: false }
  if (address.page === 'sitemap') return sitemap(asked, languages)
  if (address.page === 'unknown' || !languages.includes(address.language)) return unknown
  const site = siteIn(address.language)
  const found = await pageIn(asked, site, address)
  return found ?? { kind: 'unknown', body: notFoundPage(site) }
}

async function sitemap({ db, shelf, origin, channel }: Asked, languages: readonly string[]): Promise<Answer> {
  const articles = await allArticles(db, shelf, mostInSitemap)
  const body = sitemapOf({ origin, channelKey: channel.key, languages }, articles)
  return { kind: 'page', body, type: 'xml' }
}

type Localised = Extract<HelpAddress, { language: string }>

async function pageIn(asked: Asked, site: HelpSite, address: Localised): Promise<Answer | undefined> {
  switch (address.page) {
    case 'home':
      return movedFrom(asked, site.paths.home) ?? page(await home(asked, site, address.language))
    case 'search': {
      const words = (asked.query.get('q') ?? '').toWellFormed().replaceAll('\0', '').slice(0, 200).trim()
      return page(searchPage(site, words, await findArticles(asked.db, asked.shelf, { ...address, words })))
    }
    case 'category':
      return category(asked, site, address)
    case 'article':
      return article(asked, site, address)
  }
}

const page = (body: string): Answer => ({ kind: 'page', body })

function movedFrom({ url }: Asked, path: string): Answer | undefined {
  return isSamePath(url, path) ? undefined : { kind: 'moved', to: path, isForEver: true }
}

async function home({ db, shelf }: Asked, site: HelpSite, language: string): Promise<string> {
  const [categories, top] = await Promise.all([
    categoriesOf(db, shelf, language),
    topArticles(db, shelf, { language, each: pageSizes.home }),
  ])
  const slugs = slugsOf(categories)
  const byCategory = Map.groupBy(top, (one) => one.category)
  const cards = categories.map(({ category: name, documents }) => ({
    name,
    documents,
    slug: slugs.get(name) ?? '',
    articles: byCategory.get(name) ?? [],
  }))
  return homePage(site, cards)
}

function slugsOf(categories: readonly { category: string }[]): Map<string, string> {
  const names = categories.map(({ category: name }) => name)
  return new Map([...categorySlugs(names)].map(([slug, name]) => [name, slug]))
}

type InCategory = Extract<HelpAddress, { page: 'category' }>

async function category(
  asked: Asked,
  site: HelpSite,
  { language, slug }: InCategory,
): Promise<Answer | undefined> {
  const { db, shelf, query } = asked
  const categories = await categoriesOf(db, shelf, language)
  const name = categorySlugs(categories.map((one) => one.category)).get(slug)
  const documents = categories.find((one) => one.category === name)?.documents
  if (name === undefined || documents === undefined) return undefined
  const moved = movedFrom(asked, site.paths.category(slug))
  if (moved) return moved
  const pages = Math.ceil(documents / pageSizes.category)
  const number = Number(query.get('page') ?? '1')
  if (!Number.isInteger(number) || number < 1 || number > pages) return undefined
  const part = { language, category: name, page: number, size: pageSizes.category }
  const articles = await articlesIn(db, shelf, part)
  return page(categoryPage(site, { name, slug, articles, page: number, pages }))
}

type OfArticle = Extract<HelpAddress, { page: 'article' }>

async function article(
  asked: Asked,
  site: HelpSite,
  { language, name }: OfArticle,
): Promise<Answer | undefined> {
  const found = await articleNamed(asked, name)
  if (!found) return undefined
  // Under another language it is the same article: its own address is the canonical one.
  const { paths } = found.language === language ? site : helpSite({ ...asked, ...found, languages: [] })
  const moved = movedFrom(asked, paths.article(found))
  if (moved) return moved
  const slugs = slugsOf(await categoriesOf(asked.db, asked.shelf, language))
  return page(
    articlePage(site, {
      article: found,
      slug: slugs.get(found.category) ?? '',
      isThanked: asked.query.has('thanks'),
      hasThumbs: asked.channel.config.commentDocMode,
    }),
  )
}

/** The article whose address this is; else the one with the longest id that a name begins with. */
export async function articleNamed(
  { db, shelf }: Pick<Asked, 'db' | 'shelf'>,
  name: string,
): Promise<Article | undefined> {
  const articles = await articlesBy(db, shelf, possibleIds(name))
  return (
    articles.find((one) => articleName(one) === name) ??
    articles.toSorted((a, b) => b.docId.length - a.docId.length)[0]
  )
}
