import { offersUploads } from '@foyer/core/session/selectors.ts'
import { useState } from 'react'
import { useSession } from '../session/ChatContext.tsx'
import { useWithPerson } from '../features/composer/use-with-person.ts'

/** S-25: calls are for those who talk to a person. What was on screen by then stays until it was seen. */
export function CallPart() {
  const hasPerson = useSession(offersUploads)
  const [isWanted, setWanted] = useState(false)
  if (hasPerson && !isWanted) setWanted(true)
  return isWanted ? <LateWatch /> : null
}

function LateWatch() {
  const part = useWithPerson()
  return part && <part.CallWatch />
}
