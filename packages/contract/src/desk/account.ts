import { z } from 'zod'
import { deskEndpoint } from '../endpoint.ts'
import { storableText, WireText, Nothing, Timestamp } from '../wire.ts'
import { deskLanguages } from './desk-languages.ts'
import { PasskeyRequest, passkeyRequestExample, UsedPasskey, usedPasskeyExample } from './passkey-json.ts'
import { presenceStates } from './presence.ts'

export const agentRoles = ['owner', 'admin', 'supervisor', 'agent'] as const

export const DeskAgent = z.object({
  adminId: z.string(),
  adminNick: z.string(),
  adminFace: z.string(),
  email: z.string(),
  role: z.enum(agentRoles),
  /** Of the desk, once the agent has chosen one; the browser's until then. */
  locale: z.enum(deskLanguages).optional(),
  /** There when the tenant asks for a second step and this sign-in has had none. Overdue, it may only set one up. */
  twoFactor: z.object({ due: Timestamp, isOverdue: z.boolean() }).optional(),
})
export type DeskAgent = z.infer<typeof DeskAgent>

export const deskAgentExample: DeskAgent = {
  adminId: '7',
  adminNick: 'Ana',
  adminFace: '',
  email: 'ana@demo.example',
  role: 'agent',
}

/** What an agent shows beside their password. */
export const SecondStep = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('totp'), code: WireText.min(1).max(20) }),
  z.object({ kind: z.literal('recovery'), code: WireText.min(1).max(60) }),
  z.object({ kind: z.literal('passkey'), passkey: UsedPasskey }),
])
export type SecondStep = z.infer<typeof SecondStep>

/** What the account can be asked for. */
export const SecondStepNeeded = z.object({
  hasTotp: z.boolean(),
  hasRecoveryCodes: z.boolean(),
  /** There when it has passkeys of this address of the desk. */
  passkey: PasskeyRequest.optional(),
})
export type SecondStepNeeded = z.infer<typeof SecondStepNeeded>

export const signIn = deskEndpoint('signIn', {
  summary:
    'Sign an agent in. The session travels in an HttpOnly cookie; the one that came with the call is over. An account with a second step answers what is needed, and opens when the call is repeated with it.',
  access: 'public',
  leaves: 'audit',
  input: z.object({
    email: z.email().max(200).check(storableText),
    password: WireText.min(1).max(200),
    secondStep: SecondStep.optional(),
  }),
  output: z.union([z.object({ agent: DeskAgent }), z.object({ needed: SecondStepNeeded })]),
  errors: ['signIn.wrong', 'signIn.locked', 'identity.forbidden', 'request.tooMany', 'server.busy'],
  example: {
    input: { email: 'ana@demo.example', password: 'correct horse battery staple' },
    output: { agent: deskAgentExample },
  },
})

export const startPasskeySignIn = deskEndpoint('startPasskeySignIn', {
  summary: 'What the browser needs in order to sign in with a passkey and no password.',
  access: 'public',
  leaves: 'nothing',
  input: z.object({}),
  output: z.object({ options: PasskeyRequest }),
  errors: ['request.invalid', 'request.tooMany', 'server.busy'],
  example: { input: {}, output: { options: { ...passkeyRequestExample, userVerification: 'required' } } },
})

export const signInWithPasskey = deskEndpoint('signInWithPasskey', {
  summary: 'Sign an agent in by a passkey that has verified its holder, by a PIN or a fingerprint.',
  access: 'public',
  leaves: 'audit',
  input: z.object({ passkey: UsedPasskey }),
  output: z.object({ agent: DeskAgent }),
  errors: ['signIn.wrong', 'identity.forbidden', 'request.tooMany', 'server.busy'],
  example: { input: { passkey: usedPasskeyExample }, output: { agent: deskAgentExample } },
})

export const signOut = deskEndpoint('signOut', {
  summary: 'End this session everywhere it is used.',
  access: 'agent',
  isEnrolment: true,
  leaves: 'audit',
  input: z.object({}),
  output: Nothing,
  errors: [],
  example: { input: {}, output: {} },
})

export const whoAmI = deskEndpoint('whoAmI', {
  summary: 'The signed-in agent.',
  access: 'agent',
  isEnrolment: true,
  leaves: 'nothing',
  input: z.object({}),
  output: z.object({ agent: DeskAgent }),
  errors: [],
  example: { input: {}, output: { agent: deskAgentExample } },
})

export const DeskSession = z.object({
  sessionId: z.string(),
  /** Names, as `Firefox` and `Windows`; empty when they are not known. */
  browser: z.string(),
  system: z.string(),
  address: z.string(),
  startTime: Timestamp,
  seenTime: Timestamp,
  /** The one that asks. */
  isCurrent: z.boolean(),
})
export type DeskSession = z.infer<typeof DeskSession>

export const mySessions = deskEndpoint('mySessions', {
  summary: 'Where this agent is signed in, the latest used first.',
  access: 'agent',
  leaves: 'nothing',
  input: z.object({}),
  output: z.object({ sessions: z.array(DeskSession) }),
  errors: [],
  example: {
    input: {},
    output: {
      sessions: [
        {
          sessionId: '12',
          browser: 'Firefox',
          system: 'Windows',
          address: '203.0.113.9',
          startTime: 1_794_690_000_000,
          seenTime: 1_794_700_000_000,
          isCurrent: true,
        },
      ],
    },
  },
})

export const revokeSession = deskEndpoint('revokeSession', {
  summary: 'End one of this agent’s own sessions. Its desk closes within a second or two.',
  access: 'agent',
  leaves: 'audit',
  input: z.object({ sessionId: WireText.regex(/^\d{1,15}$/) }),
  output: Nothing,
  errors: ['object.unknown'],
  example: { input: { sessionId: '12' }, output: {} },
})

export const signOutEverywhere = deskEndpoint('signOutEverywhere', {
  summary: 'End all sessions of this agent, or all but the one that asks.',
  access: 'agent',
  leaves: 'audit',
  input: z.object({ keepThis: z.boolean() }),
  output: Nothing,
  errors: [],
  example: { input: { keepThis: true }, output: {} },
})

export const beat = deskEndpoint('beat', {
  summary: 'This desk is open: its agent is there for another lease. Answers with the chosen presence.',
  access: 'agent',
  leaves: 'presence',
  input: z.object({}),
  output: z.object({ state: z.enum(presenceStates) }),
  errors: [],
  example: { input: {}, output: { state: 'available' } },
})

export const setPresence = deskEndpoint('setPresence', {
  summary: 'Choose whether visitors are given to this agent. Kept until it is chosen anew.',
  access: 'agent',
  leaves: 'presence',
  input: z.object({ state: z.enum(presenceStates) }),
  output: z.object({ state: z.enum(presenceStates) }),
  errors: [],
  example: { input: { state: 'away' }, output: { state: 'away' } },
})
