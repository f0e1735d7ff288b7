import { z } from 'zod'
import { deskEndpoint } from '../endpoint.ts'
import { Id, Nothing, storableText, Timestamp, WireText, WrittenText } from '../wire.ts'
import { DeskAgent, deskAgentExample } from './account.ts'
import { appearanceLimits, setupLimits, setupSteps } from './setup-steps.ts'

/** The secret part of the link that a node logs. */
const SetupToken = WireText.max(200)

/** No name is made of blanks and invisible characters alone. */
const visible = /[^\p{C}\p{Z}]/u

const tokenExample = 'Zk3l0aQmC2uH7m6Vt1yqDq9wX8sLr4bNf5jE0pTgK1o'

export const checkSetup = deskEndpoint('checkSetup', {
  summary:
    'Whether a set-up link is good. Used, replaced, expired and unknown links answer alike, and so do all once an organisation exists.',
  access: 'public',
  leaves: 'nothing',
  input: z.object({ token: SetupToken }),
  output: Nothing,
  errors: ['link.invalid', 'request.tooMany'],
  example: { input: { token: tokenExample }, output: {} },
})

export const setUp = deskEndpoint('setUp', {
  summary: 'Create the first organisation with its owner, and sign the owner in. The link works once.',
  access: 'public',
  leaves: 'audit',
  input: z.object({
    token: SetupToken,
    organisation: WrittenText.max(setupLimits.organisation).regex(visible),
    name: WrittenText.max(setupLimits.nick).regex(visible),
    email: z.email().max(setupLimits.email).check(storableText),
    password: WireText.min(1).max(setupLimits.password),
    /** One of the 24 locales. */
    locale: WireText.min(1).max(35),
    /** An IANA name. */
    timeZone: WireText.min(1).max(setupLimits.timeZone),
  }),
  output: z.object({ agent: DeskAgent }),
  errors: ['link.invalid', 'password.weak', 'request.invalid', 'request.tooMany', 'server.busy'],
  example: {
    input: {
      token: tokenExample,
      organisation: 'Harbour Home',
      name: 'Ana',
      email: 'ana@demo.example',
      password: 'correct horse battery staple',
      locale: 'en',
      timeZone: 'Europe/Berlin',
    },
    output: { agent: { ...deskAgentExample, role: 'owner' } },
  },
})

export const ChannelAppearance = z.object({
  /** The colours of buttons, bubbles and header are derived from it. */
  mainColor: WireText.regex(/^#[0-9a-fA-F]{6}$/),
  titleDesc: WrittenText.max(appearanceLimits.title),
  robotName: WrittenText.max(appearanceLimits.robotName).regex(/\S/),
  /** Empty: a greeting in the language of each visitor. */
  robotWelcomeMsg: WrittenText.max(appearanceLimits.greeting),
})
export type ChannelAppearance = z.infer<typeof ChannelAppearance>

/** As stored: channels from before may exceed the bounds. */
const ShownAppearance = z.object({
  mainColor: z.string(),
  titleDesc: z.string(),
  robotName: z.string(),
  robotWelcomeMsg: z.string(),
})

const appearanceExample: ChannelAppearance = {
  mainColor: '#0a7d4f',
  titleDesc: 'Harbour Home',
  robotName: 'Harbour helper',
  robotWelcomeMsg: 'Hello! What can I do for you?',
}

export const SeenSite = z.object({ origin: z.string(), seenTime: Timestamp })
export type SeenSite = z.infer<typeof SeenSite>

const StepState = z.enum(['open', 'skipped', 'done'])

export const readSetup = deskEndpoint('readSetup', {
  summary: 'How far this organisation is set up, with what its first channel shows. Admins and owners.',
  access: 'agent',
  leaves: 'nothing',
  input: z.object({}),
  output: z.object({
    organisation: z.string(),
    /** Of the organisation, for the questions of the robot. */
    locale: z.string(),
    /** The first channel; absent when there is none. */
    channel: z
      .object({
        channelId: z.string(),
        robotNo: z.string(),
        appearance: ShownAppearance,
      })
      .optional(),
    steps: z.object({ appearance: StepState, team: StepState, robot: StepState, installation: StepState }),
    /** Of all channels, the latest first. */
    seenSites: z.array(SeenSite),
    /** Whether the desk reminds of what is left. */
    isReminded: z.boolean(),
  }),
  errors: ['identity.forbidden'],
  example: {
    input: {},
    output: {
      organisation: 'Harbour Home',
      locale: 'en',
      channel: { channelId: 'harbour-home', robotNo: 'r1', appearance: appearanceExample },
      steps: { appearance: 'done', team: 'skipped', robot: 'open', installation: 'done' },
      seenSites: [{ origin: 'https://shop.example', seenTime: 1_794_700_000_000 }],
      isReminded: true,
    },
  },
})

export const skipSetupStep = deskEndpoint('skipSetupStep', {
  summary:
    'Leave a step of the set-up out for now. What a step asks for can be done later. Admins and owners.',
  access: 'agent',
  leaves: 'audit',
  input: z.object({ step: z.enum(setupSteps) }),
  output: Nothing,
  errors: ['identity.forbidden'],
  example: { input: { step: 'team' }, output: {} },
})

export const dismissSetup = deskEndpoint('dismissSetup', {
  summary: 'Stop reminding of the set-up, for everybody in the organisation. Admins and owners.',
  access: 'agent',
  leaves: 'audit',
  input: z.object({}),
  output: Nothing,
  errors: ['identity.forbidden'],
  example: { input: {}, output: {} },
})

export const setAppearance = deskEndpoint('setAppearance', {
  summary:
    'Change colour, title and greeting of a channel. Every node shows it within five seconds. Admins and owners.',
  access: 'agent',
  leaves: 'audit',
  input: ChannelAppearance.extend({ channelId: Id }),
  output: Nothing,
  errors: ['identity.forbidden', 'object.unknown'],
  example: { input: { ...appearanceExample, channelId: 'harbour-home' }, output: {} },
})
