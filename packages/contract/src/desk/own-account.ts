import { z } from 'zod'
import { deskEndpoint } from '../endpoint.ts'
import { Nothing, WireText, WrittenText } from '../wire.ts'
import { DeskAgent, deskAgentExample } from './account.ts'
import { deskLanguages } from './desk-languages.ts'
import { maxNickLength } from './nick-length.ts'
import { passwordLimits } from './password-limits.ts'

/** Its length is no error of the request: a short one is answered as weak. */
export const NewPassword = WireText.min(1).max(passwordLimits.maxLength)

const Changed = z.object({ agent: DeskAgent })
const example = { agent: deskAgentExample }

export const changeName = deskEndpoint('changeName', {
  summary: 'Change the name that visitors and colleagues see.',
  access: 'agent',
  leaves: 'audit',
  input: z.object({ nick: WrittenText.trim().min(1).max(maxNickLength) }),
  output: Changed,
  errors: [],
  example: { input: { nick: 'Ana' }, output: example },
})

export const changePicture = deskEndpoint('changePicture', {
  summary: 'Replace the own picture: JPEG, PNG, GIF or WebP of at most 5 MB, cut to a square of 256 pixels.',
  access: 'agent',
  leaves: 'audit',
  body: 'multipart',
  /** Beside the part `file`. */
  input: z.object({}),
  output: Changed,
  errors: ['upload.tooLarge', 'upload.type', 'request.tooMany', 'server.busy'],
  example: { input: {}, output: example },
})

export const removePicture = deskEndpoint('removePicture', {
  summary: 'Remove the own picture. Visitors and colleagues see initials.',
  access: 'agent',
  leaves: 'audit',
  input: z.object({}),
  output: Changed,
  errors: [],
  example: { input: {}, output: example },
})

export const changeLanguage = deskEndpoint('changeLanguage', {
  summary: 'Choose the language of the own desk, in every browser.',
  access: 'agent',
  leaves: 'audit',
  input: z.object({ locale: z.enum(deskLanguages) }),
  output: Changed,
  errors: [],
  example: { input: { locale: 'en' }, output: example },
})

export const changePassword = deskEndpoint('changePassword', {
  summary: 'Change the own password. All other sign-ins and known devices of the agent end.',
  access: 'agent',
  leaves: 'audit',
  input: z.object({ current: WireText.min(1).max(passwordLimits.maxLength), password: NewPassword }),
  output: Nothing,
  errors: ['signIn.wrong', 'password.weak', 'request.tooMany', 'server.busy'],
  example: {
    input: { current: 'correct horse battery staple', password: 'tiger moss lantern glue' },
    output: {},
  },
})
