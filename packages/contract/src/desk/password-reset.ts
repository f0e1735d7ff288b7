import { z } from 'zod'
import { deskEndpoint } from '../endpoint.ts'
import { Nothing, storableText, WireText } from '../wire.ts'
import { NewPassword } from './own-account.ts'

const Token = WireText.min(1).max(200)
const tokenExample = 'p1.1-AbCdEfGhIjKlMnOpQrStUv.AbCdEfGhIjKlMnOpQrStUvAbCdEfGhIjKlMnOpQrStU'

export const signInOptions = deskEndpoint('signInOptions', {
  summary: 'What the sign-in page can offer on this installation.',
  access: 'public',
  leaves: 'nothing',
  input: z.object({}),
  output: z.object({
    /** Whether the server sends mails: without them only an operator can reset a password. */
    hasMail: z.boolean(),
    /** Whether any organisation has single sign-on. */
    hasSso: z.boolean(),
    /** There when the only organisation of this installation has it. */
    sso: z.object({ label: z.string() }).optional(),
  }),
  errors: ['request.tooMany'],
  example: { input: {}, output: { hasMail: true, hasSso: true, sso: { label: 'Harbour account' } } },
})

export const requestPasswordReset = deskEndpoint('requestPasswordReset', {
  summary: 'Mail a link for a new password. The answer is the same whether the account exists or not.',
  access: 'public',
  leaves: 'audit',
  input: z.object({ email: z.email().max(200).check(storableText) }),
  output: Nothing,
  errors: ['request.tooMany', 'server.busy'],
  example: { input: { email: 'ana@demo.example' }, output: {} },
})

export const readPasswordReset = deskEndpoint('readPasswordReset', {
  summary: 'Whose password the link of a mail sets.',
  access: 'public',
  leaves: 'nothing',
  input: z.object({ token: Token }),
  output: z.object({
    email: z.string(),
    /** Words that make a password weak: name and organisation. */
    personal: z.array(z.string()),
  }),
  errors: ['link.invalid', 'request.tooMany', 'server.busy'],
  example: {
    input: { token: tokenExample },
    output: { email: 'ana@demo.example', personal: ['Ana', 'Harbour Home'] },
  },
})

export const resetPassword = deskEndpoint('resetPassword', {
  summary: 'Set a new password by the link of a mail. All sign-ins and known devices of the agent end.',
  access: 'public',
  leaves: 'audit',
  input: z.object({ token: Token, password: NewPassword }),
  output: Nothing,
  errors: ['link.invalid', 'password.weak', 'request.tooMany', 'server.busy'],
  example: { input: { token: tokenExample, password: 'tiger moss lantern glue' }, output: {} },
})
