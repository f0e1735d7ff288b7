import { createHmac, timingSafeEqual } from 'node:crypto'
import { ticketTiming } from '@foyer/core/timing.ts'

type Key = { id: string; secret: Buffer }

/** For whom an address was made: a visitor, an agent, or whoever holds a link (by the link's id). */
export type Holder = 'visitor' | 'agent' | `link.${string}`

const holderPattern = /^(?:visitor|agent|link\.[\w-]{43})$/
const sealBytes = 16

/**
 * The address of a ticket's file, good for a while and for one holder. Unlike those in the log it is made anew for every
 * answer. It changes twice a day only: browsers need not load a picture again because a page was.
 */
export function sealedFileUrl(
  keys: readonly Key[],
  file: FileRef & { name: string },
  holder: Holder,
  now: number,
): string {
  const [signing] = keys
  if (!signing) throw new Error('no signing key')
  const half = ticketTiming.fileAddressMs / 2
  const until = (Math.floor(now / half) + 2) * half
  const query = new URLSearchParams({
    for: holder,
    until: until.toString(36),
    seal: seal(signing, file, holder, until).toString('base64url'),
  })
  return `${fileUrl(file, file.name)}?${query.toString()}`
}

/** The holder that a signed query grants access to; undefined if it is forged, expired or missing. */
export function holderOf(
  keys: readonly Key[],
  file: FileRef,
  query: unknown,
  now: number,
): Holder | undefined {
  if (!isQuery(query) || !isHolder(query.for) || !/^[0-9a-z]{1,10}$/.test(query.until)) return undefined
  const until = Number.parseInt(query.until, 36)
  const given = Buffer.from(query.seal, 'base64url')
  if (until <= now || given.length !== sealBytes) return undefined
  const { for: holder } = query
  return keys.some((key) => timingSafeEqual(given, seal(key, file, holder, until))) ? holder : undefined
}

function seal(key: Key, { tenantId, id }: FileRef, holder: Holder, until: number): Buffer {
  const text = `file.${tenantId}.${id}.${holder}.${until}`
  return createHmac('sha256', key.secret).update(text).digest().subarray(0, sealBytes)
}

type Query = { for: string; until: string; seal: string }

function isQuery(value: unknown): value is Query {
  if (typeof value !== 'object' || value === null) return false
  return (['for', 'until', 'seal'] as const).every((name) => typeof Reflect.get(value, name) === 'string')
}

function isHolder(text: string): text is Holder {
  return holderPattern.test(text)
}

export type FileRef = { tenantId: number; id: string }

const pathPattern = /^\/files\/([1-9a-z][0-9a-z]{0,6})-([\w-]{22})(?:\/[^/?#]*)?$/

/** URL of a file. The name at its end is only for people who save it. */
export function fileUrl({ tenantId, id }: FileRef, name: string): string {
  return `/files/${tenantId.toString(36)}-${id}/${encodeURIComponent(name)}`
}

/** The file that an address of ours names; undefined for any other address. */
export function fileRefOf(path: string): FileRef | undefined {
  const [, tenant, id] = pathPattern.exec(path) ?? []
  if (!tenant || !id) return undefined
  const tenantId = Number.parseInt(tenant, 36)
  return tenantId <= 0x7f_ff_ff_ff ? { tenantId, id } : undefined
}
