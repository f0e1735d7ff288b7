import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id, SiteToken } from '../wire.ts'
import { DataRequestKind, OwnDataRequest, ownDataRequestExample, waitingExample } from './data-request.ts'

export const myData = endpoint('myData', {
  summary: "The visitor's requests for a copy of their data or for its erasure.",
  access: 'visitor',
  input: z.object({ userId: Id }),
  output: z.object({
    /** Where requests are confirmed, partly hidden; empty when the visitor has no verified address. */
    mailTo: z.string(),
    /** Newest first. */
    requests: z.array(OwnDataRequest),
  }),
  errors: ['request.tooMany'],
  example: {
    input: { userId: 'u1' },
    output: { mailTo: 's…@shop.example', requests: [ownDataRequestExample] },
  },
})

export const requestMyData = endpoint('requestMyData', {
  summary:
    'Ask for a copy of all own data, or for its erasure. With a verified address it begins when the mail is confirmed.',
  access: 'visitor',
  input: z.object({ userId: Id, kind: DataRequestKind }),
  output: z.object({ request: OwnDataRequest }),
  errors: ['visitor.held', 'request.tooMany'],
  example: {
    input: { userId: 'u1', kind: 'export' },
    output: { request: waitingExample },
  },
})

export const confirmMyData = endpoint('confirmMyData', {
  summary: 'Confirm a request by the link in the mail. Once it has begun, it says how it stands.',
  access: 'public',
  input: z.object({ token: SiteToken.min(1) }),
  output: z.object({ request: OwnDataRequest }),
  errors: ['object.unknown', 'visitor.held', 'request.tooMany'],
  example: { input: { token: 'd1.r7Kq2.mac' }, output: { request: ownDataRequestExample } },
})

/** The claims of the JWT are those of `identify`, and `act`: the kind of the request. A proof for a browser has none. */
const byProof = { channelId: Id, jwt: SiteToken.min(1) }

export const requestUserData = endpoint('requestUserData', {
  summary: "Ask for the data of a site's user, or for its erasure, by a JWT of the site's own server.",
  access: 'public',
  input: z.object({ ...byProof, kind: DataRequestKind }),
  output: z.object({ request: OwnDataRequest }),
  errors: ['channel.unknown', 'identity.unproven', 'object.unknown', 'visitor.held', 'request.tooMany'],
  example: {
    input: { channelId: 'demo', jwt: 'eyJ.eyJ.mac', kind: 'erasure' },
    output: { request: { ...waitingExample, kind: 'erasure' } },
  },
})

export const readUserDataRequest = endpoint('readUserDataRequest', {
  summary: 'How such a request stands.',
  access: 'public',
  input: z.object({ ...byProof, requestId: Id }),
  output: z.object({ request: OwnDataRequest }),
  errors: ['channel.unknown', 'identity.unproven', 'object.unknown', 'request.tooMany'],
  example: {
    input: { channelId: 'demo', jwt: 'eyJ.eyJ.mac', requestId: 'r7Kq2' },
    output: { request: ownDataRequestExample },
  },
})
