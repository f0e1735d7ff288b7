import { z } from 'zod'
import { deskEndpoint } from '../endpoint.ts'
import { Id, Nothing, WireText, WrittenText } from '../wire.ts'
import { DeskAgent, deskAgentExample } from './account.ts'
import { ssoLimits, ssoProblems, ssoRefusals, ssoRoles } from './sso-words.ts'

const Refused = z.object({ refused: z.enum(ssoRefusals) })
const Issuer = WireText.max(ssoLimits.issuer)

export const SsoSettings = z.object({
  isOn: z.boolean(),
  /** Its address, as the provider itself writes it. Empty until somebody has entered one. */
  issuer: Issuer,
  clientId: WireText.max(ssoLimits.clientId),
  /** On the button of the sign-in page. */
  label: WrittenText.max(ssoLimits.label),
  /** The claim that lists the groups of a person. */
  groupsClaim: WireText.min(1).max(ssoLimits.claim),
  /** The highest role of a person's groups counts, at every sign-in. Without rows, Foyer alone decides about roles. */
  roles: z
    .array(z.object({ group: WireText.min(1).max(ssoLimits.group), role: z.enum(ssoRoles) }))
    .max(ssoLimits.groups),
  /** For people without such a group; left out, they are refused. */
  defaultRole: z.enum(ssoRoles).optional(),
  /**
   * Whether an address counts as verified when the provider does not say (some never do). One that it calls unverified
   * never counts.
   */
  trustsEmail: z.boolean(),
  /** Whether people without an account get one. */
  createsAccounts: z.boolean(),
  /** Only for addresses of these domains; of all, when there are none. A provider may let in anybody in the world. */
  domains: z.array(WireText.regex(/^[\w-]+(\.[\w-]+)+$/).max(ssoLimits.domain)).max(ssoLimits.domains),
  /** Passwords then work for owners only. */
  isRequired: z.boolean(),
})
export type SsoSettings = z.infer<typeof SsoSettings>

const settingsExample: SsoSettings = {
  isOn: true,
  issuer: 'https://login.demo.example',
  clientId: 'foyer',
  label: 'Harbour account',
  groupsClaim: 'groups',
  roles: [{ group: 'support-leads', role: 'supervisor' }],
  defaultRole: 'agent',
  trustsEmail: false,
  createsAccounts: true,
  domains: ['demo.example'],
  isRequired: false,
}

export const startSso = deskEndpoint('startSso', {
  summary: 'Begin to sign in at the identity provider of an organisation. The browser goes to `url`.',
  access: 'public',
  leaves: 'nothing',
  /** The key of the organisation; left out, the only one of this installation. */
  input: z.object({ organisation: Id.optional() }),
  output: z.union([z.object({ url: z.string() }), Refused]),
  errors: ['request.tooMany', 'server.busy'],
  example: {
    input: { organisation: 'harbour' },
    output: { url: 'https://login.demo.example/auth?client_id=foyer&response_type=code&state=…' },
  },
})

/** What a provider puts into the address of the callback page. */
const Parameter = WireText.max(4_000).optional()

export const finishSso = deskEndpoint('finishSso', {
  summary:
    'Sign in with the answer of the identity provider. Each answer works once, in the browser that asked.',
  access: 'public',
  leaves: 'audit',
  input: z.object({
    organisation: Id,
    state: WireText.max(500),
    code: Parameter,
    iss: Parameter,
    error: Parameter,
  }),
  output: z.union([z.object({ agent: DeskAgent }), Refused]),
  errors: ['request.tooMany', 'server.busy'],
  example: {
    input: { organisation: 'harbour', code: 'SplxlOBeZQQYbYS6WxSbIA', state: 'af0ifjsldkj' },
    output: { agent: deskAgentExample },
  },
})

export const readSso = deskEndpoint('readSso', {
  summary: 'How people sign in at the identity provider. Admins and owners. The secret stays on the server.',
  access: 'agent',
  leaves: 'nothing',
  input: z.object({}),
  output: SsoSettings.extend({
    hasSecret: z.boolean(),
    /** The key by which the sign-in page knows this organisation. */
    organisation: z.string(),
    /** The address to register at the provider. Left out while the server does not know its public address. */
    callbackUrl: z.string().optional(),
    /** Whether the caller may require single sign-on: an owner, or somebody who has signed in with it. */
    mayRequire: z.boolean(),
  }),
  errors: ['identity.forbidden'],
  example: {
    input: {},
    output: {
      ...settingsExample,
      hasSecret: true,
      organisation: 'harbour',
      callbackUrl: 'https://chat.demo.example/desk/sso/harbour',
      mayRequire: true,
    },
  },
})

export const setSso = deskEndpoint('setSso', {
  summary: 'Change how people sign in at the identity provider. Admins and owners.',
  access: 'agent',
  leaves: 'audit',
  /** Without a secret the stored one stays, unless the issuer is another: a secret is for one provider. */
  input: SsoSettings.extend({ clientSecret: WireText.min(1).max(ssoLimits.secret).optional() }),
  output: Nothing,
  errors: ['identity.forbidden', 'request.invalid', 'request.tooMany'],
  example: { input: { ...settingsExample, clientSecret: 'ZJYCqe3GGRvdrudKyZS0XhGv' }, output: {} },
})

export const checkSso = deskEndpoint('checkSso', {
  summary: 'Whether an identity provider answers at an address. Admins and owners.',
  access: 'agent',
  leaves: 'nothing',
  input: z.object({ issuer: Issuer }),
  /** Without a problem the provider can be used. */
  output: z.object({ problem: z.enum(ssoProblems).optional() }),
  errors: ['identity.forbidden', 'request.tooMany'],
  example: { input: { issuer: 'https://login.demo.example' }, output: {} },
})
