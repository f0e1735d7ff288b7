import { Button } from '@mantine/core'
import type { DeskAgent } from '@foyer/contract/desk/account.ts'
import { useQueryClient } from '@tanstack/react-query'
import { SignInCard } from '../account/SignInCard.tsx'
import { AgentProvider } from '../live/desk-context.tsx'
import { useConnection } from '../platform/connection-context.tsx'
import { agentKey } from '../platform/query-keys.ts'
import { useText } from '../text/text-context.tsx'
import { TwoFactorParts } from './TwoFactorParts.tsx'

/** All that an agent sees whose tenant asks for a second step and who has none: the server answers nothing else. */
export function EnrolPage({ agent }: { agent: DeskAgent }) {
  const t = useText()
  const { client } = useConnection()
  const queryClient = useQueryClient()

  async function signOut(): Promise<void> {
    await client.signOut({})
    queryClient.setQueryData(agentKey, null)
  }

  return (
    <AgentProvider value={agent}>
      <SignInCard title={t('enrol.title')}>
        <p>{t('enrol.lead', { email: agent.email })}</p>
        <TwoFactorParts />
        <Button variant="default" onClick={() => void signOut()}>
          {t('account.signOut')}
        </Button>
      </SignInCard>
    </AgentProvider>
  )
}
