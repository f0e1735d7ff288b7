import { z } from 'zod'
import { sessionStatuses } from '../codes.ts'
import { endpoint } from '../endpoint.ts'
import { coded, Id, Locale, MaybeId, ShortText, Timestamp, Url, WrittenJson, WrittenText } from '../wire.ts'

export const chatStart = endpoint('chatStart', {
  summary: 'Open or resume the conversation of this browser, and receive the visitor token.',
  access: 'public',
  input: z.object({
    channelId: Id,
    /** The browser's own random name: another one with the same token takes the conversation over. */
    pid: MaybeId,
    /**
     * Attributes of the visitor, as an object or as its JSON. Like all that a page says here they are unverified. What
     * exceeds their bounds is cut and never refused.
     */
    params: WrittenJson.optional(),
    userName: ShortText.optional(),
    /** Without a valid token the visitor gets a fresh identity, and this becomes an attribute. */
    userId: MaybeId,
    email: ShortText.optional(),
    phone: ShortText.optional(),
    /** Where the visitor goes when they ask for a person without naming anybody; each start decides anew. */
    groupId: MaybeId,
    adminId: MaybeId,
    locale: Locale.default('zh'),
    /** Kept as the attribute of that name. */
    fiyBookCode: WrittenText.optional(),
    previousUrl: Url.optional(),
    refer: Url.optional(),
    /** Goes on with an open conversation and starts none: `session.closed` if there is none. */
    resumeOnly: z.boolean().optional(),
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
  errors: ['channel.unknown', 'session.closed', 'request.tooMany'],
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
