import { Button, Loader } from '@mantine/core'
import type { DeskAgent } from '@foyer/contract/desk/account.ts'
import type { SsoRefusal } from '@foyer/contract/desk/sso-words.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useParams, useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { unwrap } from '../../platform/api-error.ts'
import { useConnection } from '../../platform/connection-context.tsx'
import { agentKey, expiredKey } from '../../platform/query-keys.ts'
import { tabStorage } from '../../platform/storage.ts'
import { returnPath } from '../../rules/account/return-path.ts'
import { useText } from '../../text/text-context.tsx'
import { PageFailed } from '../../ui/PlainPages.tsx'
import { SignInCard } from '../SignInCard.tsx'
import { returnKey } from './use-start-sso.ts'

/** Where the identity provider leads back to. Its answer leaves the address at once, so that nobody finds it in the history. */
export function SsoPage() {
  const { organisation } = useParams({ from: '/sso/$organisation' })
  const [answer] = useState(readAnswer)
  const { data, isError, refetch } = useFinish(organisation, answer)
  useEffect(() => {
    if (location.search !== '') history.replaceState(history.state, '', location.pathname)
  }, [])
  const agent = data?.agent
  const enter = useEnter()
  useEffect(() => {
    if (agent) enter(agent)
  }, [agent, enter])

  if (isError) return <PageFailed onAgain={() => void refetch()} />
  if (data?.refused) return <Refused reason={data.refused} />
  return <Loader className="desk-loader" size="sm" />
}

function Refused({ reason }: { reason: SsoRefusal }) {
  const t = useText()
  return (
    <SignInCard title={t('sso.refused')}>
      <p role="alert">{t(`sso.refused.${reason}`)}</p>
      <Button component={Link} to="/inbox" variant="default" size="md" fullWidth>
        {t('forgot.back')}
      </Button>
    </SignInCard>
  )
}

type Answer = { state: string; code?: string; iss?: string; error?: string }

function readAnswer(): Answer {
  const { state = '', code, iss, error } = Object.fromEntries(new URLSearchParams(location.search))
  return { state, ...(code && { code }), ...(iss && { iss }), ...(error && { error }) }
}

type Finished = { agent?: DeskAgent; refused?: SsoRefusal }

function useFinish(organisation: string, answer: Answer) {
  const { client } = useConnection()
  return useQuery({
    queryKey: ['sso', answer.state],
    queryFn: async (): Promise<Finished> => {
      const finished: Finished =
        answer.state === '' ? {} : unwrap(await client.finishSso({ organisation, ...answer }))
      if (finished.agent || (finished.refused && finished.refused !== 'expired')) return finished
      // After a reload, or an answer that was lost, somebody may be signed in already.
      const signedIn = await client.whoAmI({})
      return signedIn.ok ? signedIn.data : { refused: 'expired' }
    },
    refetchOnWindowFocus: false,
    retry: false,
  })
}

/**
 * Opens the page that somebody wanted before they went to the provider, if it is one of the desk. The path stays where it
 * is kept: while the wanted page loads, this one may be drawn anew and enter again. The next sign-in replaces it.
 */
function useEnter() {
  const queryClient = useQueryClient()
  const router = useRouter()
  const [enter] = useState(() => (agent: DeskAgent) => {
    const path = returnPath(tabStorage.get(returnKey)) ?? '/inbox'
    queryClient.setQueryData(expiredKey, false)
    queryClient.setQueryData(agentKey, agent)
    router.history.replace(`/desk${path}`)
  })
  return enter
}
