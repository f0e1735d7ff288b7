import { z } from 'zod'
import { sessionStatuses } from '../codes.ts'
import { endpoint } from '../endpoint.ts'
import { coded, Id, Locale, MaybeId, record, ShortText, Text, Timestamp, Url, WireJson } from '../wire.ts'

export const chatStart = endpoint('chatStart', {
  summary: 'Open or resume the conversation of this browser, and receive the visitor token.',
  access: 'public',
  input: z.object({
    channelId: Id,
    /** The browser's own random name: another one with the same token takes the conversation over. */
    pid: MaybeId,
    params: z.union([Text, record(WireJson, 200)]).optional(),
    userName: ShortText.optional(),
    /** A label only: without a valid token the visitor gets a fresh identity. */
    userId: MaybeId,
    email: ShortText.optional(),
    phone: ShortText.optional(),
    groupId: MaybeId,
    adminId: MaybeId,
    locale: Locale.default('zh'),
    fiyBookCode: ShortText.optional(),
    previousUrl: Url.optional(),
    refer: Url.optional(),
  }),
  output: z.object({
    status: coded(sessionStatuses),
    userId: Id,
    pollId: Id,
    sessionId: Id,
    serverTime: Timestamp,
    adminNick: z.string(),
    /** The proof of identity for the header `token`. */
    token: z.string(),
    /** The place in the log where this session begins, and where the log ends now. */
    firstSeq: z.int().min(0),
    lastSeq: z.int().min(0),
  }),
  errors: ['channel.unknown', 'request.tooMany'],
  example: {
    input: { channelId: 'demo', pid: 'b1', locale: 'en', previousUrl: 'https://shop.example/cart' },
    output: {
      status: 1,
      userId: 'u1',
      pollId: 'p1',
      sessionId: 's1',
      serverTime: 1_794_700_000_000,
      adminNick: '',
      token: 'v1.k1.eyJ.mac',
      firstSeq: 1,
      lastSeq: 1,
    },
  },
})
