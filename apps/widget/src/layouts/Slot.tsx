import { PartBoundary } from '../lazy/PartBoundary.tsx'
import { parts, type Part, type Placement, type Slot as SlotName } from './parts.ts'

/** The parts that a layout placed here, in the order of the parts table. */
export function Slot({ name, placement }: { name: SlotName; placement: Placement }) {
  return partsIn(name, placement).map((part) => {
    const View = parts[part]
    return (
      <PartBoundary key={part}>
        <View />
      </PartBoundary>
    )
  })
}

function partsIn(name: SlotName, placement: Placement): Part[] {
  return names.filter((part) => placement[part] === name)
}

const names = Object.keys(parts).filter((name): name is Part => name in parts)
