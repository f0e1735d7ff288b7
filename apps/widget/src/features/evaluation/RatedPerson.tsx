import { Avatar } from '@foyer/ui/primitives/Avatar.tsx'
import { useSession } from '../../session/ChatContext.tsx'
import type { OpenEvaluation } from './rating-props.ts'

/** Who is rated: the person one talked to, or the robot. */
export function RatedPerson({ of }: Pick<OpenEvaluation, 'of'>) {
  const agent = useSession((state) => state.agent)
  const channel = useSession((state) => state.channel)
  const [name, face] =
    of === 'agent'
      ? [agent?.nick ?? '', agent?.face || channel?.avatar]
      : [channel?.robotName ?? '', channel?.robotIcon]
  if (!name) return null
  return (
    <p className="rating-person">
      <Avatar name={name} src={face ?? ''} />
      <bdi>{name}</bdi>
    </p>
  )
}
