import { Button } from '@mantine/core'
import { Background, Controls, ReactFlow, type Connection, type Edge } from '@xyflow/react'
import '@xyflow/react/dist/base.css'
import { Trash2 } from 'lucide-react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { stepOf } from '../../../rules/dialogues/edit-steps.ts'
import { outcomesOf } from '../../../rules/dialogues/outcomes.ts'
import { useText } from '../../../text/text-context.tsx'
import { useDialogue, useDialogueEditor, useDraftState } from '../draft/dialogue-context.tsx'
import { outcomeLabel, stepLabels } from '../draft/step-label.ts'
import { stepElementId } from '../draft/focus-step.ts'
import { useStepActions } from '../draft/use-step-actions.ts'
import { StepForm } from '../forms/StepForm.tsx'
import './GraphView.css'
import { nodeWidth, placeSteps } from './layout.ts'
import { StepNode, type StepNodeData } from './StepNode.tsx'

const nodeTypes = { step: StepNode }
const fit = { maxZoom: 1, minZoom: 0.25 }

/** The steps as a graph: drawn lines lead outcomes to steps, and the chosen step has its form beside it. */
export function GraphView() {
  const t = useText()
  const { selected, select } = useDialogueEditor()
  const { remove, lead } = useStepActions()
  const [way, setWay] = useState<string>()
  const { nodes, edges } = useGraph(way)
  const { frame, setFitAll, setMoved } = useFit(nodes.length)
  return (
    <div className="desk-graph-split">
      <div ref={frame} className="desk-graph" role="region" aria-label={t('knowledge.dialogues.graph')}>
        <ReactFlow
          nodes={nodes}
          edges={edges}
          nodeTypes={nodeTypes}
          fitView
          fitViewOptions={fit}
          onInit={({ fitView }) => setFitAll(() => () => void fitView(fit))}
          // Not for changes of ours: those come without an event.
          onMoveStart={(event) => event && setMoved(true)}
          minZoom={0.1}
          nodesDraggable={false}
          deleteKeyCode={['Delete', 'Backspace']}
          onNodeClick={(_event, { id }) => select(id)}
          onNodesChange={(changes) => {
            const chosen = changes.find((change) => change.type === 'select' && change.selected)
            if (chosen?.type === 'select') select(chosen.id)
          }}
          onEdgesChange={(changes) => {
            for (const change of changes)
              if (change.type === 'select') setWay(change.selected ? change.id : undefined)
          }}
          onPaneClick={() => select(undefined)}
          onNodesDelete={(removed) => removed.forEach(({ id }) => remove(id))}
          onEdgesDelete={(removed) =>
            removed.forEach(({ source, sourceHandle }) => lead(source, sourceHandle ?? '', ''))
          }
          onConnect={({ source, sourceHandle, target }: Connection) =>
            lead(source, sourceHandle ?? '', target)
          }
          ariaLabelConfig={{
            'node.a11yDescription.default': t('knowledge.dialogues.graph.nodeHelp'),
            'node.a11yDescription.keyboardDisabled': t('knowledge.dialogues.graph.nodeHelp'),
            'edge.a11yDescription.default': t('knowledge.dialogues.graph.edgeHelp'),
            'controls.ariaLabel': t('knowledge.dialogues.graph.controls'),
            'controls.zoomIn.ariaLabel': t('knowledge.dialogues.graph.zoomIn'),
            'controls.zoomOut.ariaLabel': t('knowledge.dialogues.graph.zoomOut'),
            'controls.fitView.ariaLabel': t('knowledge.dialogues.graph.fit'),
          }}
        >
          <Background />
          <Controls showInteractive={false} />
        </ReactFlow>
      </div>
      {selected !== undefined && <Panel id={selected} onRemove={() => remove(selected)} />}
    </div>
  )
}

/** Keeps all steps in view while steps come and go and the frame changes, until somebody moves the graph. */
function useFit(steps: number) {
  const frame = useRef<HTMLDivElement>(null)
  const [fitAll, setFitAll] = useState<() => void>()
  const [isMoved, setMoved] = useState(false)
  useEffect(() => {
    if (!fitAll || !frame.current || isMoved) return
    const sizes = new ResizeObserver(fitAll)
    sizes.observe(frame.current)
    return () => sizes.disconnect()
  }, [fitAll, isMoved, steps])
  return { frame, setFitAll, setMoved }
}

function Panel({ id, onRemove }: { id: string; onRemove: () => void }) {
  const t = useText()
  const dialogue = useDialogue()
  const { startAt } = useStepActions()
  const label = stepLabels(dialogue, t).get(id)
  if (label === undefined) return null
  return (
    <section id={stepElementId(id)} className="desk-graph-panel" aria-label={label}>
      <h3 dir="auto">{label}</h3>
      <StepForm id={id} />
      <div className="desk-step-bar">
        <Button
          variant="default"
          size="compact-sm"
          disabled={dialogue.start === id}
          onClick={() => startAt(id)}
        >
          {t('knowledge.dialogues.makeStart')}
        </Button>
        <Button
          variant="subtle"
          color="red"
          size="compact-sm"
          leftSection={<Trash2 size={14} />}
          onClick={onRemove}
        >
          {t('knowledge.dialogues.removeStep')}
        </Button>
      </div>
    </section>
  )
}

/** Nodes and edges as the library takes them. */
function useGraph(selectedWay: string | undefined) {
  const t = useText()
  const dialogue = useDialogue()
  const problems = useDraftState((state) => state.problems)
  const { selected } = useDialogueEditor()
  const placed = useMemo(() => placeSteps(dialogue), [dialogue])
  return useMemo(() => {
    const labels = stepLabels(dialogue, t)
    const nodes = placed.map(({ id, x, y }) => {
      const node = stepOf(dialogue, id)
      const label = labels.get(id) ?? id
      const count = problems.filter((problem) => problem.node === id).length
      const data: StepNodeData = {
        label,
        isStart: dialogue.start === id,
        problems: count,
        outcomes: (node ? outcomesOf(node) : []).map((way) => ({
          key: way.key,
          label: outcomeLabel(way, t),
        })),
      }
      const about = count > 0 ? `${label}. ${t('knowledge.dialogues.problemCount', { count })}` : label
      return {
        id,
        type: 'step' as const,
        position: { x, y },
        width: nodeWidth,
        data,
        selected: selected === id,
        ariaLabel: about,
      }
    })
    const edges: Edge[] = placed.flatMap(({ id }) => {
      const node = stepOf(dialogue, id)
      const ways = node ? outcomesOf(node).filter(({ to }) => stepOf(dialogue, to)) : []
      return ways.map((way) => ({
        id: `${id} ${way.key}`,
        source: id,
        sourceHandle: way.key,
        target: way.to,
        selected: selectedWay === `${id} ${way.key}`,
        ariaLabel: t('knowledge.dialogues.way', {
          outcome: outcomeLabel(way, t),
          step: labels.get(way.to) ?? way.to,
        }),
      }))
    })
    return { nodes, edges }
  }, [dialogue, placed, problems, selected, selectedWay, t])
}
