import { Button } from '@foyer/ui/primitives/Button.tsx'
import { useEffect, useState } from 'react'
import { createCalls } from '../../session/calls.ts'
import { useText } from '../../text/TextProvider.tsx'
import { NotFoundPage } from '../NotFoundPage.tsx'
import { PageFrame } from '../PageFrame.tsx'
import { PageNotice } from '../PageNotice.tsx'
import { namedIn } from '../visit/named-in.ts'

/** S-37: an address that names only the tenant leads to the tenant's channel. */
export function LeaveFinder() {
  const t = useText()
  const [problem, setProblem] = useState<'unknown' | 'failed'>()
  const [turn, setTurn] = useState(0)
  useEffect(() => {
    async function find(): Promise<void> {
      const { tenantId = '' } = namedIn(location.search)
      const { client } = createCalls(() => undefined)
      if (tenantId === '') return setProblem('unknown')
      const found = await client.findChannel({ tenantId })
      if (!found.ok) return setProblem(found.kind === 'refused' ? 'unknown' : 'failed')
      const query = new URLSearchParams(location.search)
      query.set('channelId', found.data.channelId)
      location.replace(`${location.pathname}?${query.toString()}`)
    }
    void find()
  }, [turn])

  function tryAgain(): void {
    setProblem(undefined)
    setTurn(turn + 1)
  }

  if (problem === 'unknown') return <NotFoundPage />
  return (
    <PageFrame title={t('leave.title')} width="form">
      {problem === 'failed' ? (
        <PageNotice text={t('page.failed')} isAlert>
          <Button onClick={tryAgain}>{t('leave.again')}</Button>
        </PageNotice>
      ) : (
        <PageNotice text={t('page.opening')} />
      )}
    </PageFrame>
  )
}
