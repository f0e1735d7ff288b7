import type { DataRequest } from '@foyer/contract/desk/data-requests.ts'
import type { DeskKey } from '@foyer/i18n/keys.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useDesk } from '../live/desk-context.tsx'
import { failureKey } from '../text/failure-text.ts'
import { useText } from '../text/text-context.tsx'
import { useNotify } from '../ui/use-notify.ts'

const begun = {
  export: 'data.export.begun',
  erasure: 'data.erase.begun',
} as const satisfies Record<DataRequest['kind'], DeskKey>

/** Asks for a visitor's data or its erasure. Tells what came of it, and says whether it began. */
export function useDataRequest(threadId: string): (kind: DataRequest['kind']) => Promise<boolean> {
  const t = useText()
  const notify = useNotify()
  const router = useRouter()
  const queryClient = useQueryClient()
  const { client } = useDesk()
  return async (kind) => {
    const result = await client.requestVisitorData({ threadId, kind })
    await queryClient.invalidateQueries({ queryKey: ['data requests'] })
    if (!result.ok) {
      notify(t(failureKey(result)), 'problem')
      return false
    }
    notify(
      <>
        {t(begun[kind])} {/* Notifications are outside the router: its Link does not work there. */}
        <a
          className="desk-data-link"
          href="/desk/settings/data"
          onClick={(event) => {
            event.preventDefault()
            void router.navigate({ to: '/settings/data' })
          }}
        >
          {t('data.toRequests')}
        </a>
      </>,
    )
    return true
  }
}
