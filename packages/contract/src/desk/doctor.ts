import { z } from 'zod'
import { deskEndpoint } from '../endpoint.ts'
import { EvictedFrame } from '../events/stream.ts'
import { Timestamp } from '../wire.ts'
import {
  doctorAdvice,
  doctorChecks,
  doctorFacts,
  doctorStates,
  serverChecks,
  type DoctorResult,
} from './doctor-words.ts'

const Result = z.object({
  check: z.enum(doctorChecks),
  state: z.enum(doctorStates),
  facts: z.array(
    z.object({
      name: z.enum(doctorFacts),
      values: z.record(z.string(), z.union([z.string(), z.number()])),
    }),
  ),
  /** What to do, the most urgent first. */
  advice: z.array(z.enum(doctorAdvice)),
}) satisfies z.ZodType<DoctorResult>

const resultExample: DoctorResult = {
  check: 'clock',
  state: 'warning',
  facts: [{ name: 'clockSkew', values: { ms: 2_400 } }],
  advice: ['clockSkew'],
}

export const runDoctor = deskEndpoint('runDoctor', {
  summary:
    'Check what the installation needs in order to work, all of it or some of it. Details of the whole installation are for its ' +
    'only tenant, or for owners of the first one; others get the checks that concern their channels. Admins and owners.',
  access: 'agent',
  leaves: 'nothing',
  input: z.object({
    /** All that the caller may see, unless named. */
    checks: z.array(z.enum(serverChecks)).max(serverChecks.length).optional(),
  }),
  output: z.object({
    scope: z.enum(['installation', 'tenant']),
    time: Timestamp,
    results: z.array(Result),
  }),
  errors: ['identity.forbidden', 'request.tooMany'],
  example: {
    input: { checks: ['clock'] },
    output: { scope: 'installation', time: 1_794_700_000_000, results: [resultExample] },
  },
})

export const sendTestMail = deskEndpoint('sendTestMail', {
  summary:
    "Send a mail to the agent's own address, and say what the mail server answered. Admins and owners.",
  access: 'agent',
  leaves: 'nothing',
  input: z.object({}),
  output: z.object({ result: Result }),
  errors: ['identity.forbidden', 'request.tooMany'],
  example: {
    input: {},
    output: {
      result: {
        check: 'mail',
        state: 'ok',
        facts: [{ name: 'mailAnswer', values: { answer: '250 2.0.0 Ok: queued' } }],
        advice: [],
      },
    },
  },
})

export const probeConnection = deskEndpoint('probeConnection', {
  summary:
    "How this very request reached the server: the client's address that it sees, and what proxies added. Admins and owners.",
  access: 'agent',
  leaves: 'nothing',
  input: z.object({}),
  output: z.object({ result: Result, hasSecureCookies: z.boolean() }),
  errors: ['identity.forbidden', 'request.tooMany'],
  example: {
    input: {},
    output: {
      result: {
        check: 'proxy',
        state: 'ok',
        facts: [{ name: 'seenAddress', values: { address: '203.0.113.7' } }],
        advice: [],
      },
      hasSecureCookies: true,
    },
  },
})

export const probeStream = deskEndpoint('probeStream', {
  summary:
    'A stream of two events with a pause between them: where both arrive together, a proxy buffers streams. Admins and owners.',
  access: 'agent',
  leaves: 'nothing',
  input: z.object({}),
  output: z.discriminatedUnion('type', [
    z.object({ type: z.literal('probe'), number: z.int().min(1).max(2) }),
    z.object({ type: z.literal('reconnect'), withinMs: z.int().min(0) }),
    EvictedFrame,
  ]),
  errors: ['identity.forbidden', 'request.tooMany', 'server.busy'],
  example: { input: {}, output: { type: 'probe', number: 1 } },
})
