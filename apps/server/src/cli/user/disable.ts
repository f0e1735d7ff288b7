import { defineCommand } from '../command.ts'
import { changeDisabled } from './change-disabled.ts'

export const command = defineCommand({
  about: `Every further request is refused, and an open desk closes within seconds. The last owner of a tenant
who can sign in is not disabled.`,
  options: { email: { type: 'string', value: '<address>', about: 'of the account', required: true } },
  examples: ['foyer user disable --email ben@shop.example'],
  async run({ env, values, finish }) {
    const email = await changeDisabled(env, values.email, true)
    finish({ email, isDisabled: true }, [`${email} is disabled`])
    return undefined
  },
})
