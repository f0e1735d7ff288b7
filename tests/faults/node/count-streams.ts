import type { NodeProcess } from './node-process.ts'

/** Push streams that are open at these nodes, of visitors and agents together. */
export async function countStreams(nodes: readonly NodeProcess[]): Promise<number> {
  const stats = await Promise.all(nodes.map((node) => node.stats()))
  return stats.reduce((sum, { streams }) => sum + streams, 0)
}
