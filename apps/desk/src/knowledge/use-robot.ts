import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import type { Robot } from '@foyer/contract/desk/knowledge.ts'
import { useDesk } from '../live/desk-context.tsx'
import { unwrap } from '../platform/api-error.ts'
import { robotsKey } from '../platform/query-keys.ts'

export function useRobots() {
  const { client, agent } = useDesk()
  return useQuery({
    queryKey: robotsKey(agent.adminId),
    queryFn: async ({ signal }) => unwrap(await client.listRobots({}, { signal })).robots,
  })
}

/** The robot that the studio is about: the one of the address, else the first. Undefined until robots are read. */
export function useRobot(): Robot | undefined {
  const { robot } = useSearch({ from: '/knowledge' })
  const { data: robots } = useRobots()
  return robots?.find(({ robotNo }) => robotNo === robot) ?? robots?.[0]
}
