import { z } from 'zod'
import { deskEndpoint } from '../endpoint.ts'
import { Id, Timestamp } from '../wire.ts'
import { Block } from './blocks.ts'
import { Hold } from './retention.ts'

/** Rating of a session. `star` is 0 and `solved` is missing if the form did not ask for them. */
export const SessionRating = z.object({
  of: z.enum(['agent', 'robot']),
  star: z.int().min(0).max(5),
  solved: z.boolean().optional(),
  tags: z.array(z.string()),
  comment: z.string(),
})
export type SessionRating = z.infer<typeof SessionRating>

/** A session of the thread: a span of its log. `endTime` and `lastSeq` are 0 while it is open. */
export const PastSession = z.object({
  sessionId: z.string(),
  startTime: Timestamp,
  endTime: Timestamp,
  firstSeq: z.int().min(1),
  lastSeq: z.int().min(0),
  adminNicks: z.array(z.string()),
  rating: SessionRating.optional(),
})
export type PastSession = z.infer<typeof PastSession>

const VisitorInfo = z.object({
  userId: z.string(),
  userName: z.string(),
  email: z.string(),
  phone: z.string(),
  /** Whether somebody we trust says who this is. Until then all of it is only claimed. */
  isVerified: z.boolean(),
  /** The site's own name for its user, when it has proved who this is. */
  siteUserId: z.string().optional(),
  /** Fields that the site verified too. The others are unverified, even for verified visitors. */
  proven: z.array(z.enum(['name', 'email', 'phone'])),
  locale: z.string(),
  pageUrl: z.string(),
  referrer: z.string(),
  pages: z.array(z.object({ url: z.string(), at: Timestamp })),
  device: z.object({
    kind: z.enum(['desktop', 'phone', 'tablet', 'unknown']),
    browser: z.string(),
    os: z.string(),
  }),
  /** Answers of the pre-chat form, without name, phone and e-mail. */
  answers: z.array(z.object({ name: z.string(), value: z.string() })),
  /** Attributes from the page. Never verified, even for verified visitors. */
  attributes: z.array(z.object({ name: z.string(), value: z.string() })),
  /** Whether the page also passed a token along; agents do not see it. */
  hasCustomerToken: z.boolean(),
  /** The visitor's questions in this session before an agent joined. */
  questions: z.array(z.string()),
  sessions: z.array(PastSession),
  block: Block.optional(),
  /** For admins only. */
  hold: Hold.optional(),
})
export type VisitorInfo = z.infer<typeof VisitorInfo>

export const visitorInfo = deskEndpoint('visitorInfo', {
  summary: 'What is known of the visitor of a thread, and of their earlier sessions.',
  access: 'agent',
  leaves: 'nothing',
  input: z.object({ threadId: Id }),
  output: VisitorInfo,
  errors: ['object.unknown'],
  example: {
    input: { threadId: 'hT3v9KqWx2A' },
    output: {
      userId: 'u1',
      userName: 'Sam',
      email: 'sam@shop.example',
      phone: '',
      isVerified: true,
      siteUserId: 'customer-4711',
      proven: ['name'],
      locale: 'en',
      pageUrl: 'https://shop.example/cart',
      referrer: 'https://search.example/?q=kettle',
      pages: [{ url: 'https://shop.example/cart', at: 1_794_700_000_000 }],
      device: { kind: 'desktop', browser: 'Firefox 132', os: 'Linux' },
      answers: [{ name: 'Order number', value: 'A-20931' }],
      attributes: [{ name: 'plan', value: 'gold' }],
      hasCustomerToken: false,
      questions: ['Where is my parcel?'],
      sessions: [
        {
          sessionId: 's1',
          startTime: 1_794_600_000_000,
          endTime: 1_794_600_900_000,
          firstSeq: 1,
          lastSeq: 20,
          adminNicks: ['Ana'],
          rating: { of: 'agent', star: 5, solved: true, tags: ['Fast'], comment: 'Thank you!' },
        },
      ],
    },
  },
})
