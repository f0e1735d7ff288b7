import { textLimits } from '@foyer/contract/text-limits.ts'
import type { Product, Wish } from '@foyer/core/session/state.ts'

/** Parameters in the address of the page (S-03). */
export type PageParams = {
  channelId: string
  locale: string | null
  previousUrl: string
  /** The visitor's page before the site: only the host page knows it. */
  refer: string
  /** In a frame of a host page. */
  isFramed: boolean
  /** Our own loader is around us: it will say when somebody opens the chat. Nobody else's page can promise that. */
  hasLoader: boolean
  /** The appearance preview: a same-origin parent restyles the page live. */
  isPreview: boolean
  hasClose: boolean
  inviteEvaluate: boolean
  product: Product | undefined
  /** C-39: what the page passes along about its visitor, for chatStart. */
  about: Readonly<Record<string, string>>
  /** Preferred group or agent for a transfer to a person (S-20). */
  wish: Wish
}

export function readPageParams(search: string, referrer: string): PageParams {
  const query = new URLSearchParams(search)
  return {
    channelId: query.get('channelId') ?? '',
    locale: query.get('locale'),
    previousUrl: referrer.slice(0, 2000),
    refer: (query.get('refer') ?? '').slice(0, 2000),
    isFramed: query.get('from') === 'iframe',
    hasLoader: query.get('loader') === '1',
    isPreview: query.get('customize') === 'true',
    hasClose: !['0', 'false'].includes(query.get('close') ?? ''),
    inviteEvaluate: query.has('inviteEvaluate'),
    product: productOf(query),
    about: Object.fromEntries(
      [...query].filter(([name, value]) => value && value.length <= (aboutVisitor[name] ?? 0)),
    ),
    wish: { ...idIn(query, 'groupId'), ...idIn(query, 'adminId') },
  }
}

const aboutVisitor: Readonly<Record<string, number>> = {
  userName: textLimits.short,
  phone: textLimits.short,
  email: textLimits.short,
  fiyBookCode: textLimits.short,
  params: textLimits.message,
}

/** Ignores values that cannot be an id. */
function idIn(query: URLSearchParams, name: keyof Wish): Wish {
  const id = query.get(name) ?? ''
  return id && id.length <= textLimits.id ? { [name]: id } : {}
}

/** T-14: a product has at least a title; the rest may be missing. */
function productOf(query: URLSearchParams): Product | undefined {
  const [picture, title, desc, price, url] = ['picture', 'title', 'desc', 'price', 'url'].map((name) =>
    (query.get(name) ?? '').slice(0, 500),
  )
  if (!title) return undefined
  return { picture: picture ?? '', title, desc: desc ?? '', price: price ?? '', url: url ?? '' }
}
