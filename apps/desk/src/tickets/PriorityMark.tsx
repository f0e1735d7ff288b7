import { VisuallyHidden } from '@mantine/core'
import { ChevronDown, ChevronsUp, ChevronUp } from 'lucide-react'
import { useText } from '../text/text-context.tsx'
import './PriorityMark.css'
import { priorityNamed } from './ticket-names.ts'

const icons = { urgent: ChevronsUp, high: ChevronUp, medium: undefined, low: ChevronDown } as const

/** Only what differs from the usual is marked. */
export function PriorityMark({ priority: code }: { priority: number }) {
  const t = useText()
  const priority = priorityNamed(code)
  const Icon = icons[priority]
  const label = t('tickets.priorityOf', { priority: t(`tickets.priority.${priority}`) })
  if (!Icon) return null
  return (
    <span className={`desk-priority desk-priority-${priority}`} title={label}>
      <Icon size={14} aria-hidden="true" />
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  )
}
