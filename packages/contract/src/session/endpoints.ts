import { z } from 'zod'
import { sessionStatuses, transferStatuses } from '../codes.ts'
import { endpoint } from '../endpoint.ts'
import {
  coded,
  Id,
  Locale,
  MaybeId,
  ShortText,
  Timestamp,
  Url,
  WrittenJson,
  WrittenText,
  Nothing,
  SiteToken,
} from '../wire.ts'
import { QueuePlace } from '../events/stream.ts'

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
    /** Default group and agent for a transfer to a person. Every start sets them again. */
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

export const identify = endpoint('identify', {
  summary: "Prove who the visitor is, by a short-lived JWT of the site's own server.",
  access: 'visitor',
  input: z.object({ userId: Id, jwt: SiteToken.min(1) }),
  output: z.object({
    /** Somebody else's than before when this person chatted earlier on another device: then start anew with `token`. */
    userId: Id,
    token: z.string(),
  }),
  errors: ['identity.unproven', 'request.tooMany'],
  example: { input: { userId: 'u1', jwt: 'eyJ.eyJ.mac' }, output: { userId: 'u1', token: 'v1.k1.eyJ.mac' } },
})

export const resetInfo = endpoint('resetInfo', {
  summary:
    'Update what the page says about the visitor. Agents see it as unverified; further fields are attributes.',
  access: 'visitor',
  input: z
    .object({
      userId: Id,
      pollId: Id,
      userName: ShortText.optional(),
      phone: ShortText.optional(),
      email: ShortText.optional(),
      locale: Locale.optional(),
      previousUrl: Url.optional(),
      /** As in robotAsk: for requests of dialogues only. */
      customerToken: SiteToken.optional(),
      /** Attributes whose names may be those of the fields above, as `params` of chatStart. */
      attributes: WrittenJson.optional(),
    })
    .catchall(WrittenJson),
  output: Nothing,
  errors: [],
  example: {
    input: { userId: 'u1', pollId: 'p1', userName: 'Sam', email: 'sam@shop.example' },
    output: {},
  },
})

export const transferAgent = endpoint('transferAgent', {
  summary: 'Ask for a person, optionally in a chosen group or by name.',
  access: 'visitor',
  input: z.object({ userId: Id, groupId: MaybeId, adminId: MaybeId }),
  output: z.object({
    status: coded(transferStatuses),
    adminId: z.string(),
    adminNick: z.string(),
    ...QueuePlace.shape,
  }),
  errors: ['session.closed', 'visitor.blocked', 'request.tooMany'],
  example: { input: { userId: 'u1' }, output: { status: 2, adminId: '7', adminNick: 'Ana', waitIndex: 0 } },
})

export const stopWaiting = endpoint('stopWaiting', {
  summary: 'Leave the queue. The session goes on; whoever is not waiting any more keeps what they have.',
  access: 'visitor',
  input: z.object({ userId: Id }),
  output: z.object({ status: coded(sessionStatuses) }),
  errors: ['request.tooMany'],
  example: { input: { userId: 'u1' }, output: { status: 1 } },
})

export const chatClose = endpoint('chatClose', {
  summary: 'End the current session. Ending an ended session changes nothing.',
  access: 'visitor',
  input: z.object({ userId: Id }),
  output: Nothing,
  errors: [],
  example: { input: { userId: 'u1' }, output: {} },
})
