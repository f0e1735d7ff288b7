import { claim } from '../claim.ts'
import type { Command } from '../host.ts'

export const update: Command<'update'> = ({ user }, host) => claim(host, user)
