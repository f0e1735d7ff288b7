import { Loader } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Outlet } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { unwrap } from '../call-failed.ts'
import { useConnection } from '../connection-context.tsx'
import { agentKey } from '../live/query-keys.ts'
import { LiveDesk } from './LiveDesk.tsx'
import { PageFailed } from './PageFailed.tsx'
import { Shell } from './Shell.tsx'

const SignInPage = lazy(async () => ({ default: (await import('../account/SignInPage.tsx')).SignInPage }))

/** Nobody comes past here without a session; the address stays, so that signing in leads to where one was. */
export function Root() {
  const { client } = useConnection()
  const {
    data: agent,
    isPending,
    error,
    refetch,
  } = useQuery({
    queryKey: agentKey,
    queryFn: async () => {
      const result = await client.whoAmI({})
      return !result.ok && result.kind === 'refused' && result.http === 401 ? null : unwrap(result).agent
    },
    // Coming back to the page is the stream's business.
    refetchOnWindowFocus: false,
  })
  if (isPending) return <Loader className="desk-loader" size="sm" />
  if (error && agent === undefined) return <PageFailed onAgain={() => void refetch()} />
  if (!agent)
    return (
      <Suspense fallback={<Loader className="desk-loader" size="sm" />}>
        <SignInPage />
      </Suspense>
    )
  return (
    <LiveDesk key={agent.adminId} agent={agent}>
      <Shell>
        <Outlet />
      </Shell>
    </LiveDesk>
  )
}
