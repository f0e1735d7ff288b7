import { startChild, type Child } from '../processes/start-child.ts'
import type { Load, Loaded } from '../processes/load.ts'
import type { NodeProcess } from '../processes/node.ts'
import type { Engines } from './engines.ts'

export type ServerProcess = Child<NodeProcess> & { port: number }

/** A real node of the server in a process of its own. */
export async function startServer(
  { redis }: Engines,
  databaseUrl: string,
  nodeFlags: readonly string[] = [],
): Promise<ServerProcess> {
  const child = startChild<NodeProcess>('processes/node.ts', nodeFlags)
  const { port } = await child.ask('start', { databaseUrl, redisUrl: redis.url })
  return { ...child, port }
}

export async function startLoad(requests: readonly string[]): Promise<Child<Load>> {
  const child = startChild<Load>('processes/load.ts')
  await child.ask('prepare', [...requests])
  return child
}

/** A figure over refused calls would be a figure about refusing. */
export function accepted({ answered, refused, firstRefusal, elapsedMs }: Loaded): {
  count: number
  perSecond: number
} {
  if (refused > 0) throw new Error(`${refused} of ${answered + refused} calls were refused: ${firstRefusal}`)
  return { count: answered, perSecond: answered / (elapsedMs / 1000) }
}
