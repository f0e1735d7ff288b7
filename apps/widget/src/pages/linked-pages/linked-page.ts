import { basePath } from '../../base-path.ts'

const routes = ['/question', '/workorder', '/formData', '/leaveMsg', '/leaveMessage'] as const

export type LinkedPage = { route: (typeof routes)[number]; search: string }

/**
 * S-36: the page of ours that an address leads to, if it belongs to this chat. Pages of other channels and tenants, and
 * a ticket's own link, need nothing of this visitor: they open in a window of their own.
 */
export function linkedPage(
  address: string,
  chat: { origin: string; channelId: string; tenantId: string },
): LinkedPage | undefined {
  if (!URL.canParse(address, chat.origin)) return undefined
  const { origin, pathname, search, searchParams } = new URL(address, chat.origin)
  const route = routes.find((known) => pathname === basePath + known)
  if (origin !== chat.origin || !route || searchParams.has('token')) return undefined
  const isOurs =
    fits(searchParams.get('channelId'), chat.channelId) && fits(searchParams.get('tenantId'), chat.tenantId)
  return isOurs ? { route, search } : undefined
}

function fits(named: string | null, own: string): boolean {
  return !named || named === own
}
