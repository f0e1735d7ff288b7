import type { Command } from './command.ts'

/** It has begun: a second time changes nothing. */
export const boot: Command = () => {}
