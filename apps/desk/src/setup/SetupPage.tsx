import { may } from '@foyer/core/identity/may.ts'
import type { DeskAgent } from '@foyer/contract/desk/account.ts'
import { Button, Loader } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { SignInPage } from '../account/SignInPage.tsx'
import { unwrap } from '../platform/api-error.ts'
import { useConnection } from '../platform/connection-context.tsx'
import { agentKey, setupLinkKey } from '../platform/query-keys.ts'
import { useText } from '../text/text-context.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { PageFailed } from '../ui/PlainPages.tsx'
import { OwnerStep } from './OwnerStep.tsx'
import { SetupFrame } from './SetupFrame.tsx'
import { SetupSteps } from './SetupSteps.tsx'
import { forgetSetupToken, takeSetupToken } from './setup-token.ts'

/** The first set-up by its link, and the rest of it for owners and admins who are signed in. */
export function SetupPage() {
  const t = useText()
  const [token, setToken] = useState(takeSetupToken)
  // Root has read it.
  const { data: agent } = useQuery<DeskAgent | null>({ queryKey: agentKey, enabled: false })
  useEffect(() => {
    document.title = t('setup.title')
  }, [t])
  // A newer link that is opened in this tab changes nothing but the fragment.
  useEffect(() => {
    const onLink = (): void => setToken(takeSetupToken())
    window.addEventListener('hashchange', onLink)
    return () => window.removeEventListener('hashchange', onLink)
  }, [])
  if (agent) return may(agent.role, 'putOnSites') ? <SetupSteps agent={agent} /> : <Forbidden />
  if (token === undefined) return <SignInPage />
  return (
    <FirstStep
      key={token}
      token={token}
      onSignIn={() => {
        forgetSetupToken()
        setToken(undefined)
      }}
    />
  )
}

function FirstStep({ token, onSignIn }: { token: string; onSignIn: () => void }) {
  const t = useText()
  const { client } = useConnection()
  const {
    data: isGood,
    isError,
    refetch,
  } = useQuery({
    queryKey: setupLinkKey(token),
    queryFn: async () => {
      const result = await client.checkSetup({ token })
      if (!result.ok && result.kind === 'refused' && result.error === 'link.invalid') return false
      unwrap(result)
      return true
    },
    refetchOnWindowFocus: false,
  })
  const [isVoid, setVoid] = useState(false)
  if (isError) return <PageFailed onAgain={() => void refetch()} />
  if (isGood === undefined) return <Loader className="desk-loader" size="sm" />
  const isUsable = isGood && !isVoid
  return (
    <SetupFrame title={t('setup.title')} current={isUsable ? 'owner' : undefined}>
      {isUsable ? (
        <OwnerStep token={token} onVoid={() => setVoid(true)} />
      ) : (
        <EmptyState isPage title={t('setup.void.title')} detail={t('setup.void.detail')}>
          <Button mt="sm" onClick={onSignIn}>
            {t('setup.void.signIn')}
          </Button>
        </EmptyState>
      )}
    </SetupFrame>
  )
}

function Forbidden() {
  const t = useText()
  return (
    <main className="desk-plain-page">
      <EmptyState isPage title={t('setup.forbidden')}>
        <Button component={Link} to="/inbox" variant="light" mt="sm">
          {t('setup.toInbox')}
        </Button>
      </EmptyState>
    </main>
  )
}
