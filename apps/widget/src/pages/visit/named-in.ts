import type { Named } from './open-visit.ts'

/** Visitor, tenant, channel and locale in the address. */
export function namedIn(search: string): Named {
  const query = new URLSearchParams(search)
  const [userId = '', tenantId = '', channelId = ''] = ['userId', 'tenantId', 'channelId'].map((name) =>
    (query.get(name) ?? '').slice(0, 64),
  )
  return { userId, tenantId, channelId, locale: query.get('locale') }
}

/** A parameter of the address that is an id. */
export function idIn(search: string, name: string): string {
  return (new URLSearchParams(search).get(name) ?? '').slice(0, 64)
}
