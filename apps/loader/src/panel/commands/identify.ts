import { pace } from '../pace.ts'
import { jwtOf } from '../remembered.ts'
import { textOf } from './checks.ts'
import type { Command } from './command.ts'

export const identify: Command = async (chat, said) => {
  const proof = isAsking(said) ? said : textOf(said, 4000)
  chat.remembered.proof = proof
  if (!chat.isConnected()) return
  const jwt = textOf(await jwtOf(proof, pace.patienceMs), 4000)
  await chat.ask({ do: 'identify', jwt })
}

/** What it gives is looked at when it gives it. */
function isAsking(value: unknown): value is () => unknown {
  return typeof value === 'function'
}
