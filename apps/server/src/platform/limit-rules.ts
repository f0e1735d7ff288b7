import type { LimitRule } from './limits.ts'

/** Per visitor and per channel, never per address alone: whole offices share one. */
export const limitRules = {
  send: { name: 'send', max: 40, windowMs: 10_000 },
  sendInChannel: { name: 'send-ch', max: 100_000, windowMs: 10_000 },
  /** A question is sent first and asked then: as many questions as messages. */
  ask: { name: 'ask', max: 40, windowMs: 10_000 },
  tips: { name: 'tips', max: 40, windowMs: 10_000 },
  poll: { name: 'poll', max: 60, windowMs: 10_000 },
  typing: { name: 'typing', max: 60, windowMs: 10_000 },
  stream: { name: 'stream', max: 40, windowMs: 60_000 },
  transfer: { name: 'transfer', max: 20, windowMs: 60_000 },
  read: { name: 'read', max: 120, windowMs: 10_000 },
  /** New identities: per channel and address together, and per channel. */
  startFromAddress: { name: 'start-addr', max: 300, windowMs: 600_000 },
  startInChannel: { name: 'start-ch', max: 30_000, windowMs: 600_000 },
  upload: { name: 'upload', max: 30, windowMs: 60_000 },
  /** Uploaded megabytes per tenant and address: identities are cheap, so a quota per visitor alone is none. */
  uploadedMegabytes: { name: 'upload-mb', max: 10_240, windowMs: 86_400_000 },
  download: { name: 'download', max: 3_000, windowMs: 60_000 },
  fromRequest: { name: 'form-out', max: 10, windowMs: 60_000 },
  /** Left messages wait for people: nobody needs to leave many. */
  leave: { name: 'leave', max: 10, windowMs: 60_000 },
  signInAccount: { name: 'signin-acc', max: 10, windowMs: 600_000 },
  signInAddress: { name: 'signin-addr', max: 50, windowMs: 600_000 },
} as const satisfies Record<string, LimitRule>
