import { defineCommand } from '../command.ts'
import { changeDisabled } from './change-disabled.ts'

export const command = defineCommand({
  about: `The account keeps its password, role and groups.`,
  options: { email: { type: 'string', value: '<address>', about: 'of the account', required: true } },
  examples: ['foyer user enable --email ben@shop.example'],
  async run({ env, values, finish }) {
    const email = await changeDisabled(env, values.email, false)
    finish({ email, isDisabled: false }, [`${email} is enabled`])
    return undefined
  },
})
