import { z } from 'zod'
import { Origin } from '../../channel/config/embedding.ts'
import { Id, Timestamp } from '../../wire.ts'

export const identityAlgorithms = ['HS256', 'ES256'] as const

/** A key that a site's server signs its users' names with. What is secret of it is shown once, when it is made. */
export const IdentityKey = z.object({
  keyId: Id,
  algorithm: z.enum(identityAlgorithms),
  createTime: Timestamp,
})
export type IdentityKey = z.infer<typeof IdentityKey>

/** A channel as its owner puts it on a site. */
export const SiteChannel = z.object({
  channelId: Id,
  name: z.string(),
  allowedOrigins: z.array(Origin),
  keys: z.array(IdentityKey),
})
export type SiteChannel = z.infer<typeof SiteChannel>

export const siteChannelExample: SiteChannel = {
  channelId: 'demo',
  name: 'Demo',
  allowedOrigins: ['https://shop.example'],
  keys: [{ keyId: 'k3v9Kq', algorithm: 'HS256', createTime: 1_794_600_000_000 }],
}
