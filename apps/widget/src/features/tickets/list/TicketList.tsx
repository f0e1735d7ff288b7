import { useCallback, useEffect, useState } from 'react'
import { useDateTime } from '../../leave-message/use-date-time.ts'
import { TicketDrawer } from '../detail/TicketDrawer.tsx'
import { tellFailure, type TicketAccess } from '../ticket-access.ts'
import { useAsked } from '../use-asked.ts'
import { EarlierTickets } from './EarlierTickets.tsx'

/** S-29: loads the records each time that it is chosen. */
export function TicketList({ access }: { access: TicketAccess }) {
  const dateTime = useDateTime()
  const [opened, setOpened] = useState<string>()
  const ask = useCallback(() => access.client.queryWoByCustom(access.who()), [access])
  const { data, failure, isAsking, again } = useAsked(ask)
  useEffect(() => {
    if (failure) tellFailure(access, failure)
  }, [access, failure])
  const failed = failure && !isAsking ? 'failed' : undefined
  return (
    <>
      <EarlierTickets tickets={data?.list ?? failed} dateTime={dateTime} onOpen={setOpened} onRetry={again} />
      {opened !== undefined && (
        <TicketDrawer
          access={access}
          woId={opened}
          onClose={() => {
            setOpened(undefined)
            again()
          }}
        />
      )}
    </>
  )
}
