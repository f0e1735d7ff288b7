import type { ContentFor } from '../message-kind.ts'
import type { Choice } from './choice.ts'

/** A button says its name, and takes along which step of the robot's flow it belongs to. */
export function buttonsOf({ nodeId, buttons }: ContentFor<'buttons'>): Choice[] {
  return buttons.map(({ id, name, bindCode, bindValue }) => ({
    name,
    asked: { button: { id, name }, nodeId, bindCode, bindValue },
  }))
}
