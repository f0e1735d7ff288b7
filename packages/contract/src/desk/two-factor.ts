import { z } from 'zod'
import { deskEndpoint } from '../endpoint.ts'
import { Nothing, Timestamp, WireInt, WireText, WrittenText } from '../wire.ts'
import {
  CredentialId,
  NewPasskey,
  newPasskeyExample,
  PasskeyCreation,
  passkeyCreationExample,
} from './passkey-json.ts'
import { passwordLimits } from './password-limits.ts'
import { twoFactorLimits } from './two-factor-limits.ts'

const { graceDays, passkeyName } = twoFactorLimits

export const OwnPasskey = z.object({
  passkeyId: z.string(),
  name: z.string(),
  createTime: Timestamp,
  /** 0: not yet. */
  usedTime: Timestamp,
})
export type OwnPasskey = z.infer<typeof OwnPasskey>

/** What an agent has set up beside their password. */
export const TwoFactor = z.object({
  /** Without one the agent signs in at the identity provider, which has second steps of its own. */
  hasPassword: z.boolean(),
  hasTotp: z.boolean(),
  passkeys: z.array(OwnPasskey),
  recoveryCodesLeft: z.int().min(0),
  /** Whether the tenant asks for a second step: the last one can then only be replaced. */
  isRequired: z.boolean(),
})
export type TwoFactor = z.infer<typeof TwoFactor>

/** Recovery codes are told once, with the first second step: the server stores only hashes. */
const Enrolled = z.object({ recoveryCodes: z.array(z.string()).optional() })
const codesExample = ['7K2M-9QXR-4TBD-H3WZ']
/** Those that change a second step need a sign-in or a password that is no older than some minutes. */
const unproven = 'identity.unproven'

export const readTwoFactor = deskEndpoint('readTwoFactor', {
  summary: 'The second steps of the agent’s own account.',
  access: 'agent',
  isEnrolment: true,
  leaves: 'nothing',
  input: z.object({}),
  output: TwoFactor,
  errors: [],
  example: {
    input: {},
    output: {
      hasPassword: true,
      hasTotp: true,
      passkeys: [
        { passkeyId: 'AbCdEf', name: 'Laptop', createTime: 1_794_690_000_000, usedTime: 1_794_700_000_000 },
      ],
      recoveryCodesLeft: 9,
      isRequired: false,
    },
  },
})

export const confirmPassword = deskEndpoint('confirmPassword', {
  summary: 'Enter the own password again. For some minutes this session may change second steps.',
  access: 'agent',
  isEnrolment: true,
  leaves: 'nothing',
  input: z.object({ password: WireText.min(1).max(passwordLimits.maxLength) }),
  output: Nothing,
  errors: ['signIn.wrong', 'request.tooMany', 'server.busy'],
  example: { input: { password: 'correct horse battery staple' }, output: {} },
})

export const startTotp = deskEndpoint('startTotp', {
  summary: 'A new secret for an authenticator app. It counts once a code of it was entered.',
  access: 'agent',
  isEnrolment: true,
  leaves: 'audit',
  input: z.object({}),
  output: z.object({
    /** In base 32, for those who cannot scan. */
    secret: z.string(),
    /** What the app reads from a picture: `otpauth://…`. */
    uri: z.string(),
  }),
  errors: [unproven, 'object.unknown', 'request.tooMany'],
  example: {
    input: {},
    output: {
      secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
      uri: 'otpauth://totp/Foyer:ana%40demo.example?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Foyer',
    },
  },
})

export const confirmTotp = deskEndpoint('confirmTotp', {
  summary: 'Turn the authenticator app on by one of its codes. All other sign-ins of the agent end.',
  access: 'agent',
  isEnrolment: true,
  leaves: 'audit',
  input: z.object({ code: WireText.min(1).max(20) }),
  output: Enrolled,
  errors: ['signIn.wrong', unproven, 'object.unknown', 'request.tooMany', 'server.busy'],
  example: { input: { code: '123456' }, output: { recoveryCodes: codesExample } },
})

export const removeTotp = deskEndpoint('removeTotp', {
  summary: 'Turn the authenticator app off. Refused for the last second step of a tenant that asks for one.',
  access: 'agent',
  leaves: 'audit',
  input: z.object({}),
  output: Nothing,
  errors: [unproven, 'identity.forbidden', 'object.unknown', 'request.tooMany'],
  example: { input: {}, output: {} },
})

export const startPasskey = deskEndpoint('startPasskey', {
  summary: 'What the browser needs in order to make a passkey.',
  access: 'agent',
  isEnrolment: true,
  leaves: 'nothing',
  input: z.object({}),
  output: z.object({ options: PasskeyCreation }),
  errors: [unproven, 'request.invalid', 'request.tooMany'],
  example: { input: {}, output: { options: passkeyCreationExample } },
})

export const addPasskey = deskEndpoint('addPasskey', {
  summary: 'Add a passkey that the browser has made. All other sign-ins of the agent end.',
  access: 'agent',
  isEnrolment: true,
  leaves: 'audit',
  input: z.object({ name: WrittenText.trim().min(1).max(passkeyName), passkey: NewPasskey }),
  output: Enrolled,
  errors: ['signIn.wrong', unproven, 'object.unknown', 'request.tooMany'],
  example: { input: { name: 'Laptop', passkey: newPasskeyExample }, output: {} },
})

export const removePasskey = deskEndpoint('removePasskey', {
  summary: 'Remove a passkey. Refused for the last second step of a tenant that asks for one.',
  access: 'agent',
  leaves: 'audit',
  input: z.object({ passkeyId: CredentialId }),
  output: Nothing,
  errors: [unproven, 'identity.forbidden', 'object.unknown', 'request.tooMany'],
  example: { input: { passkeyId: 'AbCdEf' }, output: {} },
})

export const renewRecoveryCodes = deskEndpoint('renewRecoveryCodes', {
  summary: 'New recovery codes. Those before no longer work.',
  access: 'agent',
  leaves: 'audit',
  input: z.object({}),
  output: z.object({ recoveryCodes: z.array(z.string()) }),
  errors: [unproven, 'object.unknown', 'request.tooMany'],
  example: { input: {}, output: { recoveryCodes: codesExample } },
})

/** Of a tenant. */
export const TwoFactorPolicy = z.object({
  /** From when on a password alone opens only the page that sets a second step up; left out: never. */
  requiredFrom: Timestamp.optional(),
  /** Active agents who have none. */
  missing: z.int().min(0),
})
export type TwoFactorPolicy = z.infer<typeof TwoFactorPolicy>

export const readTwoFactorPolicy = deskEndpoint('readTwoFactorPolicy', {
  summary: 'Whether agents of this tenant need a second step, and how many have none.',
  access: 'agent',
  leaves: 'nothing',
  input: z.object({}),
  output: TwoFactorPolicy,
  errors: ['identity.forbidden'],
  example: { input: {}, output: { requiredFrom: 1_795_000_000_000, missing: 2 } },
})

export const setTwoFactorPolicy = deskEndpoint('setTwoFactorPolicy', {
  summary: 'Ask all agents for a second step after some days, or no longer.',
  access: 'agent',
  leaves: 'audit',
  input: z.object({
    isRequired: z.boolean(),
    /** Counted from now. */
    graceDays: WireInt.min(graceDays.least).max(graceDays.most),
  }),
  output: Nothing,
  errors: ['identity.forbidden'],
  example: { input: { isRequired: true, graceDays: 14 }, output: {} },
})
