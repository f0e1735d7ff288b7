import { Handle, Position, type Node, type NodeProps } from '@xyflow/react'
import { CircleAlert } from 'lucide-react'
import { useText } from '../../../text/text-context.tsx'

export type StepNodeData = {
  label: string
  isStart: boolean
  problems: number
  outcomes: { key: string; label: string }[]
}

/** A step in the graph: a way in, and a way out for each outcome. */
export function StepNode({ data, selected }: NodeProps<Node<StepNodeData>>) {
  const t = useText()
  return (
    <div className={`desk-graph-node ${selected ? 'desk-graph-selected' : ''}`}>
      <Handle type="target" position={Position.Left} />
      <p dir="auto">{data.label}</p>
      {data.isStart && <span className="desk-graph-mark">{t('knowledge.dialogues.start')}</span>}
      {data.problems > 0 && (
        <span className="desk-graph-problem">
          <CircleAlert size={12} aria-hidden />
          {t('knowledge.dialogues.problemCount', { count: data.problems })}
        </span>
      )}
      <ul>
        {data.outcomes.map(({ key, label }) => (
          <li key={key}>
            <span dir="auto">{label}</span>
            <Handle type="source" id={key} position={Position.Right} />
          </li>
        ))}
      </ul>
    </div>
  )
}
