import type { DeskKey } from '@foyer/i18n/keys.ts'
import { useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import { useConnection } from '../../platform/connection-context.tsx'
import { browserStorage, tabStorage } from '../../platform/storage.ts'
import { failureKey } from '../../text/failure-text.ts'

/** Where somebody wanted to go before they went to the identity provider. */
export const returnKey = 'foyer.desk.return'
/** The organisation that was entered last in this browser, or that a link has named. */
export const organisationKey = 'foyer.desk.organisation'

/** Leads the browser to the identity provider. The page that somebody wanted is kept in this tab meanwhile. */
export function useStartSso() {
  const { client } = useConnection()
  const path = useLocation({ select: ({ pathname, searchStr }) => pathname + searchStr })
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<DeskKey>()

  async function start(organisation?: string): Promise<void> {
    setBusy(true)
    setProblem(undefined)
    const result = await client.startSso({ ...(organisation && { organisation }) })
    if (!result.ok) return refuse(failureKey(result))
    if ('refused' in result.data) return refuse(`sso.refused.${result.data.refused}`)
    tabStorage.set(returnKey, path)
    if (organisation) browserStorage.set(organisationKey, organisation)
    // Busy until the browser has left.
    return location.assign(result.data.url)
  }

  function refuse(text: DeskKey): void {
    setBusy(false)
    setProblem(text)
  }

  return { start, isBusy, problem }
}
