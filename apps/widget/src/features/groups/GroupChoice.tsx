import { lazy } from 'react'
import { LazyPart } from '../../lazy/LazyPart.tsx'
import { useDispatch, useSession } from '../../session/ChatContext.tsx'

const GroupSheet = lazy(async () => ({ default: (await import('./GroupSheet.tsx')).GroupSheet }))

/** S-20: whom the visitor would like to talk to. Choosing transfers there. */
export function GroupChoice() {
  const dispatch = useDispatch()
  const isOpen = useSession((state) => state.groupChoice === 'open')
  const groups = useSession((state) => state.channel?.groupConfig)
  if (!isOpen) return null
  return (
    <LazyPart>
      <GroupSheet
        groups={groups ?? []}
        onChoose={(groupId) => dispatch({ type: 'groupChosen', groupId })}
        onDismiss={() => dispatch({ type: 'groupChoiceDismissed' })}
      />
    </LazyPart>
  )
}
