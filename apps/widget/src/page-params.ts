import type { Product, Wish } from '@foyer/core/session/state.ts'

/** What the address of the page says (S-03). */
export type PageParams = {
  channelId: string
  locale: string | null
  previousUrl: string
  /** Where the visitor was before the site: only the page around us can know. */
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
  /** Whom the visitor is to talk to, once they want a person (S-20). */
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
  userName: 200,
  phone: 200,
  email: 200,
  fiyBookCode: 200,
  params: 4000,
}

/** What cannot be an id names nobody. */
function idIn(query: URLSearchParams, name: keyof Wish): Wish {
  const id = query.get(name) ?? ''
  return id && id.length <= 64 ? { [name]: id } : {}
}

/** T-14: a product has at least a title; the rest may be missing. */
function productOf(query: URLSearchParams): Product | undefined {
  const [picture, title, desc, price, url] = ['picture', 'title', 'desc', 'price', 'url'].map((name) =>
    (query.get(name) ?? '').slice(0, 500),
  )
  if (!title) return undefined
  return { picture: picture ?? '', title, desc: desc ?? '', price: price ?? '', url: url ?? '' }
}
