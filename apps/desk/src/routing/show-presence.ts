import type { QueryClient } from '@tanstack/react-query'
import type { DeskClient } from '../desk-client.ts'
import { presenceKey } from './routing-keys.ts'

/** The server asked whether anybody is here: this desk is. A beat that is lost is followed by the next. */
export async function showPresence(client: DeskClient, queryClient: QueryClient): Promise<void> {
  const result = await client.beat({})
  if (result.ok) queryClient.setQueryData(presenceKey, result.data.state)
}
