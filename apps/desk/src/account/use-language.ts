import type { DeskAgent } from '@foyer/contract/desk/account.ts'
import type { DeskLanguage } from '@foyer/contract/desk/desk-languages.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useDesk } from '../live/desk-context.tsx'
import { agentKey } from '../platform/query-keys.ts'
import { failureKey } from '../text/failure-text.ts'
import { useDeskText } from '../text/text-context.tsx'
import { useNotify } from '../ui/use-notify.ts'

/** Changes the language at once, and keeps it for the agent's other browsers. */
export function useChooseLanguage(): (locale: DeskLanguage) => void {
  const { t, setLocale } = useDeskText()
  const { client } = useDesk()
  const queryClient = useQueryClient()
  const notify = useNotify()

  async function save(locale: DeskLanguage): Promise<void> {
    const result = await client.changeLanguage({ locale })
    if (result.ok) queryClient.setQueryData(agentKey, result.data.agent)
    else notify(t(failureKey(result)), 'problem')
  }

  return (locale) => {
    setLocale(locale)
    void save(locale)
  }
}

/** The desk speaks the language that its agent has chosen, in whichever browser that was. */
export function useOwnLanguage({ locale }: DeskAgent): void {
  const { setLocale } = useDeskText()
  const apply = useEffectEvent(setLocale)
  useEffect(() => {
    if (locale) apply(locale)
  }, [locale])
}
